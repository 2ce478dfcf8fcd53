import { formatSpan } from '../time/format-span';

export type ClockGroup = 'late' | 'soon' | 'inTime';

/** The time that is left to answer, as it stood at one moment: from there on it is counted while it runs. */
export type ClockMark = {
  /** Working minutes, begun ones counted; below 0 it is late by so many. */
  left: number;
  /** While the office is closed it stands still. */
  isRunning: boolean;
  /** In so many minutes the office closes; null where that is not to come. */
  closesIn: number | null;
  /** "12:52", "Tue 10:30". */
  by: string;
};

const soonMinutes = 15;

export function groupOf({ left }: Pick<ClockMark, 'left'>): ClockGroup {
  if (left <= 0) return 'late';
  return left < soonMinutes ? 'soon' : 'inTime';
}

/** "38 min left", "Late 22 min"; outside of office hours by when: "By Tue 10:30". */
export function wordsOf({ left, isRunning, by }: ClockMark): string {
  if (left <= 0) return isRunning && left < 0 ? `Late ${formatSpan(-left)}` : `Late since ${by}`;
  return isRunning ? `${formatSpan(left)} left` : `By ${by}`;
}

/** The same so many minutes later: it stands still from the closing time on. */
export function passMinutes(mark: ClockMark, minutes: number): ClockMark {
  const { left, isRunning, closesIn } = mark;
  if (!isRunning) return mark;
  if (closesIn === null || minutes < closesIn) return { ...mark, left: left - minutes };
  return { ...mark, left: left - closesIn, isRunning: false };
}

export const clockGroupNames: Record<ClockGroup | 'answered', string> = {
  late: 'Late',
  soon: `Under ${soonMinutes} minutes`,
  inTime: 'In time',
  answered: 'Answered, and without a clock',
};
