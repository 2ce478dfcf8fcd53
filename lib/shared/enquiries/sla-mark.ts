import { formatSpan } from '../time/format-span';

export type SlaGroup = 'late' | 'soon' | 'inTime';

/** The time left to answer, read at one moment. The browser counts on from there. */
export type SlaMark = {
  /** Working minutes, rounded up; negative when late. */
  left: number;
  /** False while the office is closed. */
  isRunning: boolean;
  /** Minutes until the office closes; null when it is closed or never closes. */
  closesIn: number | null;
  /** "12:52", "Tue 10:30". */
  by: string;
};

const soonMinutes = 15;

export function groupOf({ left }: Pick<SlaMark, 'left'>): SlaGroup {
  if (left <= 0) return 'late';
  return left < soonMinutes ? 'soon' : 'inTime';
}

/** "38 min left", "Late 22 min"; outside of office hours by when: "By Tue 10:30". */
export function wordsOf({ left, isRunning, by }: SlaMark): string {
  if (left <= 0) return isRunning && left < 0 ? `Late ${formatSpan(-left)}` : `Late since ${by}`;
  return isRunning ? `${formatSpan(left)} left` : `By ${by}`;
}

/** The mark some minutes later. It stops at closing time. */
export function passMinutes(mark: SlaMark, minutes: number): SlaMark {
  const { left, isRunning, closesIn } = mark;
  if (!isRunning) return mark;
  if (closesIn === null || minutes < closesIn) return { ...mark, left: left - minutes };
  return { ...mark, left: left - closesIn, isRunning: false };
}

export const slaGroupNames: Record<SlaGroup | 'answered' | 'unassigned' | 'untimed', string> = {
  late: 'Late',
  soon: `Under ${soonMinutes} minutes`,
  inTime: 'In time',
  answered: 'Answered',
  unassigned: 'Not allotted',
  untimed: 'No response time',
};
