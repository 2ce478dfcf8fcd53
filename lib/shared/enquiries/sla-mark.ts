import { formatSpan } from '../time/format-span';

export type SlaGroup = 'late' | 'soon' | 'inTime';

export type SlaMark = {
  /** Working minutes, rounded up; negative when late. */
  left: number;
  isRunning: boolean;
  /** Minutes; null when it is closed or never closes. */
  closesIn: number | null;
  by: string;
};

const soonMinutes = 15;

export function groupOf({ left }: Pick<SlaMark, 'left'>): SlaGroup {
  if (left <= 0) return 'late';
  return left < soonMinutes ? 'soon' : 'inTime';
}

/** "38 min left", "Late 22 min", "By Tue 10:30". */
export function wordsOf({ left, isRunning, by }: SlaMark): string {
  if (left <= 0) return isRunning && left < 0 ? `Late ${formatSpan(-left)}` : `Late since ${by}`;
  return isRunning ? `${formatSpan(left)} left` : `By ${by}`;
}

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
