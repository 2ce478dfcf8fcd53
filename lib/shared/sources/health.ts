import { silence } from '@/lib/content/sources/screen';
import { sourceTexts } from '@/lib/content/sources/sources';
import { formatDayAndClock } from '@/lib/shared/time/local-day';

export type Heard = {
  isOn: boolean;
  lastAt: string | null;
  lastError: string;
  refused: number;
  lastRefusedAt: string | null;
  days: readonly number[];
  asking: { missing: readonly string[]; lastAt: string | null; error: string } | null;
};

export type Mark = 'order' | 'look' | 'broken' | 'waiting' | 'off';

export type Health = { mark: Mark; words: string; reason: string };

const hourMs = 3_600_000;
/** Fewer days show no rhythm. */
const shortestDays = 3;

/** Days before the first and after the last enquiry do not count. */
export function findRhythm(days: readonly number[]): number {
  const first = days.findIndex((count) => count > 0);
  if (first < 0) return 0;
  const last = days.findLastIndex((count) => count > 0);
  const total = days.reduce((sum, count) => sum + count, 0);
  return total / Math.max(shortestDays, last - first + 1);
}

export function describeRhythm(days: readonly number[]): string {
  const rhythm = findRhythm(days);
  const total = days.reduce((sum, count) => sum + count, 0);
  if (rhythm === 0) return `None in ${days.length} days`;
  return rhythm < 1 ? `${total} in ${days.length} days` : `${Math.round(rhythm)} a day`;
}

/** Hours; only for sources with four or more a day, after 36 hours. */
export function findSilence(
  { isOn, lastAt, days }: Pick<Heard, 'isOn' | 'lastAt' | 'days'>,
  now: Date,
): number | null {
  if (!isOn || lastAt === null || Math.round(findRhythm(days)) < silence.aDay) return null;
  const hours = Math.floor((now.getTime() - new Date(lastAt).getTime()) / hourMs);
  return hours >= silence.hours ? hours : null;
}

const isRefused = ({ lastAt, lastRefusedAt }: Heard) =>
  lastRefusedAt !== null && (lastAt === null || lastRefusedAt > lastAt);

const silenceOf = ({ asking }: Heard): string =>
  asking
    ? 'Ask them whether they still have enquiries, and check their website.'
    : 'Ask them whether they still send, and to which address.';

function judgeAsking({ asking }: Heard): Health | null {
  if (asking === null) return null;
  if (asking.missing.length > 0)
    return { mark: 'look', words: 'Not set up', reason: sourceTexts.notSetUp(asking.missing) };
  if (asking.error !== '') return { mark: 'broken', words: 'No answer', reason: asking.error };
  return null;
}

export function judgeSource(source: Heard, now: Date): Health {
  const { isOn, lastAt, lastError, lastRefusedAt, asking } = source;
  if (!isOn) return { mark: 'off', words: 'Switched off', reason: '' };
  const asked = judgeAsking(source);
  if (asked) return asked;
  const hours = findSilence(source, now);
  if (hours !== null)
    return {
      mark: 'broken',
      words: `Silent for ${hours} h`,
      reason: lastError || silenceOf(source),
    };
  if (isRefused(source) && lastRefusedAt)
    return {
      mark: 'look',
      words: 'Wrong key',
      reason: `A message had a wrong address, key or signature. Last: ${formatDayAndClock(lastRefusedAt, now)}. Compare the settings here with those on their website.`,
    };
  if (lastError) return { mark: 'look', words: 'Needs a look', reason: lastError };
  if (lastAt === null)
    return {
      mark: 'waiting',
      words: 'Waiting for the first one',
      reason: asking?.lastAt ? 'The site polled it and found no leads yet.' : 'Nothing has arrived yet.',
    };
  return { mark: 'order', words: 'Working', reason: '' };
}

const ranks: Record<Mark, number> = { broken: 0, look: 1, waiting: 2, order: 3, off: 4 };

export function sortSources<S extends Heard>(sources: readonly S[], now: Date): S[] {
  return sources.toSorted(
    (one, other) =>
      ranks[judgeSource(one, now).mark] - ranks[judgeSource(other, now).mark] ||
      (other.lastAt ?? '').localeCompare(one.lastAt ?? ''),
  );
}
