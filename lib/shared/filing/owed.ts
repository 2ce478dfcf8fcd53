import { formatDay } from '../time/format-moment';
import { nameQuarter } from './quarters';

export type OwedFiling = {
  projectId: string;
  name: string;
  number: string;
  quarter: string;
  dueOn: string;
  daysLeft: number;
};

const countDays = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export function nameDaysLeft(daysLeft: number): string {
  if (daysLeft === 0) return 'today';
  return daysLeft > 0 ? `in ${countDays(daysLeft)}` : `${countDays(-daysLeft)} late`;
}

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
