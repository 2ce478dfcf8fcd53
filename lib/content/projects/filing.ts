import type { OwedFiling } from '@/lib/shared/filing/owed';
import { nameQuarter } from '@/lib/shared/filing/quarters';
import { formatDay } from '@/lib/shared/time/format-moment';

const countDays = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** "in 11 days", "today", "81 days late". */
export function nameDaysLeft(daysLeft: number): string {
  if (daysLeft === 0) return 'today';
  return daysLeft > 0 ? `in ${countDays(daysLeft)}` : `${countDays(-daysLeft)} late`;
}

/** "October to December 2026, due in 5 days, on 15 Jan 2027". */
export const describeOwed = ({
  quarter,
  dueOn,
  daysLeft,
}: Pick<OwedFiling, 'quarter' | 'dueOn' | 'daysLeft'>): string =>
  daysLeft < 0
    ? `${nameQuarter(quarter)}, was due on ${formatDay(dueOn)}, ${nameDaysLeft(daysLeft)}`
    : `${nameQuarter(quarter)}, due ${nameDaysLeft(daysLeft)}, on ${formatDay(dueOn)}`;

export const formatFiled = ({ filedOn, filedBy }: { filedOn: string; filedBy: string }): string =>
  `Filed on ${formatDay(filedOn)} by ${filedBy}`;

export const owedTexts = {
  title: 'Quarterly filings',
  more: (count: number) => `and ${count} more`,
  /** RERA, section 11(1). */
  why: 'RERA, section 11(1): each quarter the promoter brings the page of the Authority up to date, by the 15th of the month after it. The pack has what it asks for; mark it as filed, and nothing more is said.',
} as const;
