import { createHmac } from 'node:crypto';
import { sourceTexts } from '@/lib/content/sources/sources';
import { findPart, listParts, readJson, type Tree } from '../../read';
import type { HostResponse } from '../../request-host';
import { type Asked, hourMs, type Poll, type Reading, refuseAnswer } from '../poll';

const address = 'https://pahal.housing.com/api/v0/get-builder-leads';
/** Of a longer list Housing silently drops the rest. */
const mostLeads = 1000;
const largestSkewMs = 15 * 60_000;

/** Unix seconds. */
type Span = { from: number; to: number };

const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** "100-200,200-300", the next one first. */
const listSpans = ({ page, window }: Asked): Span[] =>
  page === ''
    ? [{ from: toSeconds(window.from), to: toSeconds(window.to) }]
    : page.split(',').map((span) => {
        const [from = 0, to = 0] = span.split('-').map(Number);
        return { from, to };
      });

const toPage = (spans: Span[]): string => spans.map(({ from, to }) => `${from}-${to}`).join(',');

/** A full span may have more leads, so each half is polled again. */
function listNext({ from, to }: Span, isFull: boolean, others: Span[]): string {
  const half = Math.floor((from + to) / 2);
  if (!isFull || half === from) return toPage(others);
  return toPage([{ from, to: half }, { from: half, to }, ...others]);
}

/** The hash depends on the key and on our clock. */
function judgeRefusal(theirs: Date | null, now: Date): Reading {
  if (theirs === null) return { refused: sourceTexts.keyOrServerTime('Housing'), kind: 'account' };
  const skewMs = now.getTime() - theirs.getTime();
  return Math.abs(skewMs) > largestSkewMs
    ? { refused: sourceTexts.clock('Housing', Math.round(skewMs / 60_000)), kind: 'clock' }
    : { refused: sourceTexts.key('Housing'), kind: 'account' };
}

const describeErrors = (errors: Tree): string => {
  const text = typeof errors === 'string' ? errors : JSON.stringify(errors);
  return text
    .replace(/[[\]{}"]+/g, ' ')
    .trim()
    .slice(0, 200);
};

function readResult(tree: Tree, asked: Asked): Reading {
  const errors = findPart(tree, 'apiErrors');
  if (errors !== undefined && describeErrors(errors) !== '')
    return { refused: sourceTexts.said('Housing', describeErrors(errors)), kind: 'account' };
  if (findPart(tree, 'data') === undefined) return refuseAnswer('Housing', 200);
  const leads = listParts(tree, 'data');
  const [span, ...others] = listSpans(asked);
  const next = span ? listNext(span, leads.length >= mostLeads, others) : '';
  return { leads, ...(next !== '' && { next }) };
}

function read({ status, date, text }: HostResponse, asked: Asked): Reading {
  if (status === 401) return judgeRefusal(date, asked.now);
  const tree = readJson(text);
  if (tree !== null && (status === 200 || findPart(tree, 'apiErrors') !== undefined))
    return readResult(tree, asked);
  return refuseAnswer('Housing', status);
}

export const poll: Poll = {
  overlapMs: hourMs,
  request: (asked) => {
    const { account, key } = asked.account;
    const [span = { from: 0, to: 0 }] = listSpans(asked);
    const now = String(toSeconds(asked.now));
    const query = new URLSearchParams({
      start_date: String(span.from),
      end_date: String(span.to),
      current_time: now,
      hash: createHmac('sha256', key).update(now).digest('hex'),
      id: account,
      per_page: String(mostLeads),
    });
    return { url: `${address}?${query}` };
  },
  read,
};
