import type { SourceKind } from '@/lib/content/sources/sources';
import { adapters } from '@/lib/domain/sources/adapters/all';
import type { Asked, Poll } from '@/lib/domain/sources/adapters/poll';
import type { Lead } from '@/lib/domain/sources/lead';
import { readFixture } from './source-fixture-file';

/** A question of an hour and some days, as a clock asks it. */
export const makeAsked = (part: Partial<Asked> = {}): Asked => ({
  window: { from: new Date('2026-11-25T09:30:00+05:30'), to: new Date('2026-11-26T12:00:00+05:30') },
  page: '',
  now: new Date('2026-11-26T12:00:00+05:30'),
  account: { account: 'user', key: 'key', token: 'token' },
  ...part,
});

export function pollOf(kind: SourceKind): Poll {
  const { poll } = adapters[kind];
  if (!poll) throw new Error(`${kind} is not asked.`);
  return poll;
}

/** What an adapter makes of a text that was answered. */
export const readText = (kind: SourceKind, text: string, asked = makeAsked(), status = 200) =>
  pollOf(kind).read({ status, date: null, text }, asked);

/** The leads of an answer, each stored as it would be and mapped then. */
export function mapAnswer(kind: SourceKind, file: string): Lead[] {
  const reading = readText(kind, readFixture(kind, file));
  if ('refused' in reading) throw new Error(reading.refused);
  return reading.leads.flatMap((lead) => adapters[kind].map(lead, {}));
}
