import { sourceTexts } from '@/lib/content/sources/sources';
import { dayMs } from '@/lib/shared/time/day-ms';
import { addDays, toDay } from '@/lib/shared/time/local-day';
import { findPart, listParts, readJson, type Tree, textOf } from '../../read';
import type { HostResponse } from '../../request-host';
import { type Asked, type Poll, type Reading, refuseAnswer } from '../poll';

const address = 'https://rating.magicbricks.com/mbRating/download.json';

/** Its leads have no date, so each day is polled separately. */
const dayOf = ({ page, window }: Asked): string => page || toDay(window.from);

function readResult(tree: Tree, asked: Asked): Reading {
  const answer = findPart(tree, 'leadPojo');
  if (answer === undefined) return refuseAnswer('MagicBricks', 200);
  const day = dayOf(asked);
  const next = addDays(day, 1);
  return {
    leads: listParts(answer, 'leads').map((lead) => ({ ...(lead as { [name: string]: Tree }), day })),
    ...(next <= toDay(asked.window.to) && { next }),
  };
}

const isError = (tree: Tree | null, text: string): boolean =>
  /<status>\s*error\s*<\/status>/i.test(text) ||
  (tree !== null && textOf(tree, 'status').toLowerCase() === 'error');

function read({ status, text }: HostResponse, asked: Asked): Reading {
  if (/access\s+denied/i.test(text.slice(0, 2000)))
    return { refused: sourceTexts.addressDenied('MagicBricks'), kind: 'address' };
  const tree = readJson(text);
  if (isError(tree, text)) return { refused: sourceTexts.key('MagicBricks'), kind: 'account' };
  if (status === 200 && tree !== null) return readResult(tree, asked);
  return refuseAnswer('MagicBricks', status);
}

export const poll: Poll = {
  overlapMs: dayMs,
  request: (asked) => {
    const day = dayOf(asked).replaceAll('-', '');
    const query = new URLSearchParams({ key: asked.account.key, startDate: day, endDate: day });
    return { url: `${address}?${query}` };
  },
  read,
};
