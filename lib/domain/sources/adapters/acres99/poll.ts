import { sourceTexts } from '@/lib/content/sources/sources';
import { formatIso } from '@/lib/shared/time/local-day';
import { findPart, listParts, type Tree, textOf } from '../../read';
import { hourMs, type Poll, type Reading, refuseAnswer } from '../poll';
import { readXml } from './read-xml';

const host = 'https://www.99acres.com';

/** "2026-11-26 10:15:00" in local time. */
const toTheirs = (moment: Date): string => formatIso(moment).slice(0, 19).replace('T', ' ');

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** People paste the token or the whole address. */
const findToken = (typed: string): string => /getmy99Response\/([^/\s]+)/.exec(typed)?.[1] ?? typed;

function readAnswer(tree: Tree | null): Reading {
  const said = findPart(tree ?? '', 'Xml');
  const status = said === undefined ? '' : textOf(said, 'ActionStatus').toLowerCase();
  if (said === undefined || !['true', 'false'].includes(status)) return refuseAnswer('99acres', 200);
  if (status === 'false')
    return { refused: sourceTexts.acres99(textOf(said, 'Message').slice(0, 200)), kind: 'account' };
  return { leads: listParts(said, 'Resp') };
}

export const poll: Poll = {
  overlapMs: hourMs,
  request: ({ window, account: { account, key, token } }) => ({
    url: `${host}/99api/v1/getmy99Response/${encodeURIComponent(findToken(token))}/uid/`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      xml: `<?xml version='1.0'?><query><user_name>${escapeXml(account)}</user_name><pswd>${escapeXml(key)}</pswd><start_date>${toTheirs(window.from)}</start_date><end_date>${toTheirs(window.to)}</end_date></query>`,
    }).toString(),
  }),
  read: ({ status, text }) => (status === 200 ? readAnswer(readXml(text)) : refuseAnswer('99acres', status)),
};
