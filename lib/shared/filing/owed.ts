import { formatDay } from '../time/format-moment';
import { nameQuarter } from './quarters';

/** A quarter that is over and was not filed yet. */
export type OwedFiling = {
  projectId: string;
  name: string;
  number: string;
  quarter: string;
  dueOn: string;
  /** Below 0 once it is late. */
  daysLeft: number;
};

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
