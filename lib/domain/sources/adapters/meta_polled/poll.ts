import { sourceTexts } from '@/lib/content/sources/sources';
import { findPart, listParts, readJson, type Tree, textOf } from '../../read';
import type { HostResponse } from '../../request-host';
import { graph, isLater, isOfToken } from '../meta/graph';
import { type Asked, hourMs, type Poll, type Reading, refuseAnswer } from '../poll';

const atOnce = '100';

export const listForms = (typed: string): string[] => [...new Set(typed.match(/\d{5,30}/g))];

/** "0" is the first page of the first form, "1:QVFI" a later page of the second. */
function findPlace({ page, account }: Asked): { form: string; at: number; after: string } {
  const [at = '0', after = ''] = page.split(':');
  return { form: listForms(account.account)[Number(at)] ?? '', at: Number(at), after };
}

/** Uses the cursor, because the `next` address of Meta is never requested. */
function findNext(tree: Tree, asked: Asked): string {
  const { at, after } = findPlace(asked);
  const paging = findPart(tree, 'paging') ?? '';
  const cursor = textOf(findPart(paging, 'cursors') ?? '', 'after');
  if (textOf(paging, 'next') !== '' && cursor !== '' && cursor !== after) return `${at}:${cursor}`;
  return at + 1 < listForms(asked.account.account).length ? String(at + 1) : '';
}

function refuse(status: number, tree: Tree, asked: Asked): Reading {
  if (isLater(status, tree)) return { refused: sourceTexts.answered('Meta', status), kind: 'service' };
  const refused = isOfToken(status, tree)
    ? sourceTexts.tokenEnded
    : sourceTexts.formUnknown(findPlace(asked).form);
  return { refused, kind: 'account' };
}

function read({ status, text }: HostResponse, asked: Asked): Reading {
  const tree = readJson(text) ?? '';
  if (status !== 200) return refuse(status, tree, asked);
  if (findPart(tree, 'data') === undefined) return refuseAnswer('Meta', 200);
  const next = findNext(tree, asked);
  return { leads: listParts(tree, 'data'), ...(next !== '' && { next }) };
}

export const poll: Poll = {
  overlapMs: hourMs,
  request: (asked) => {
    const { form, after } = findPlace(asked);
    const value = Math.floor(asked.window.from.getTime() / 1000);
    const query = new URLSearchParams({
      fields: 'id,created_time,field_data',
      filtering: JSON.stringify([{ field: 'time_created', operator: 'GREATER_THAN', value }]),
      limit: atOnce,
      ...(after !== '' && { after }),
    });
    return {
      url: `${graph}/${form}/leads?${query}`,
      headers: { authorization: `Bearer ${asked.account.token}` },
    };
  },
  read,
};
