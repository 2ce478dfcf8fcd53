import { silence } from '@/lib/content/sources/screen';
import { sourceTexts } from '@/lib/content/sources/sources';
import { formatDayAndClock } from '@/lib/shared/time/local-day';

/** What tells how a source does. */
export type Heard = {
  isOn: boolean;
  lastAt: string | null;
  lastError: string;
  refused: number;
  lastRefusedAt: string | null;
  /** How many came on each of the last days, the oldest first. */
  days: readonly number[];
  /** Of one that is asked: what it still needs for that, when it was asked, and why that failed. */
  asking: { missing: readonly string[]; lastAt: string | null; error: string } | null;
};

export type Mark = 'order' | 'look' | 'broken' | 'waiting' | 'off';

export type Health = { mark: Mark; words: string; reason: string };

const hourMs = 3_600_000;
/** Fewer days are no rhythm: one busy day is not what comes every day. */
const shortestDays = 3;

/** How many come a day while the source sends: days before its first one and after its last one do not count. */
export function findRhythm(days: readonly number[]): number {
  const first = days.findIndex((count) => count > 0);
  if (first < 0) return 0;
  const last = days.findLastIndex((count) => count > 0);
  const total = days.reduce((sum, count) => sum + count, 0);
  return total / Math.max(shortestDays, last - first + 1);
}

/** "4 a day"; where it is less than one a day, how many there were. */
export function describeRhythm(days: readonly number[]): string {
  const rhythm = findRhythm(days);
  const total = days.reduce((sum, count) => sum + count, 0);
  if (rhythm === 0) return `None in ${days.length} days`;
  return rhythm < 1 ? `${total} in ${days.length} days` : `${Math.round(rhythm)} a day`;
}

/** Hours since the last one of a source that sends four a day and more, once they are 36; null otherwise. */
export function findSilence(
  { isOn, lastAt, days }: Pick<Heard, 'isOn' | 'lastAt' | 'days'>,
  now: Date,
): number | null {
  if (!isOn || lastAt === null || Math.round(findRhythm(days)) < silence.aDay) return null;
  const hours = Math.floor((now.getTime() - new Date(lastAt).getTime()) / hourMs);
  return hours >= silence.hours ? hours : null;
}

/** Whether something was refused after the last one that was taken. */
const isRefused = ({ lastAt, lastRefusedAt }: Heard) =>
  lastRefusedAt !== null && (lastAt === null || lastRefusedAt > lastAt);

/** What may be looked at where nothing comes. */
const silenceOf = ({ asking }: Heard): string =>
  asking
    ? 'Ask them whether they still have enquiries, and look at what their website shows.'
    : 'Ask them whether they still send, and to which address.';

/** How a source does that is asked, where that alone says it. */
function judgeAsking({ asking }: Heard): Health | null {
  if (asking === null) return null;
  if (asking.missing.length > 0)
    return { mark: 'look', words: 'Not set up', reason: sourceTexts.notSetUp(asking.missing) };
  if (asking.error !== '') return { mark: 'broken', words: 'No answer', reason: asking.error };
  return null;
}

/** How a source does, in a mark and in words. */
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
      reason: `Something came with a wrong address, key or signature. Last: ${formatDayAndClock(lastRefusedAt, now)}. Compare the settings here with those on their website.`,
    };
  if (lastError) return { mark: 'look', words: 'Needs a look', reason: lastError };
  if (lastAt === null)
    return {
      mark: 'waiting',
      words: 'Waits for the first one',
      reason: asking?.lastAt ? 'It was asked, and has no lead yet.' : 'Nothing has come yet.',
    };
  return { mark: 'order', words: 'Working', reason: '' };
}

const ranks: Record<Mark, number> = { broken: 0, look: 1, waiting: 2, order: 3, off: 4 };

/** What needs a person first, then by the last one. */
export function sortSources<S extends Heard>(sources: readonly S[], now: Date): S[] {
  return sources.toSorted(
    (one, other) =>
      ranks[judgeSource(one, now).mark] - ranks[judgeSource(other, now).mark] ||
      (other.lastAt ?? '').localeCompare(one.lastAt ?? ''),
  );
}
