import { formatDay } from '../time/format-moment';
import { daysBetween } from '../time/local-day';

/** Days before the end; -1 is the day after it. */
export const alarmDays = [120, 90, 30, 7, -1] as const;

export const nearDays = alarmDays[0];

export type Ending = {
  _id: string;
  name: string;
  validUntil: string;
  daysLeft: number;
};

export const countDaysLeft = (validUntil: string, today: string): number => daysBetween(today, validUntil);

export const listDueAlarms = (daysLeft: number): number[] => alarmDays.filter((days) => daysLeft <= days);

function nameDays(daysLeft: number): string {
  if (daysLeft === 0) return 'today';
  if (Math.abs(daysLeft) === 1) return daysLeft > 0 ? 'tomorrow' : 'yesterday';
  return daysLeft > 0 ? `in ${daysLeft} days` : `${-daysLeft} days ago`;
}

export const describeEnd = ({ daysLeft, validUntil }: Pick<Ending, 'daysLeft' | 'validUntil'>): string =>
  `${daysLeft < 0 ? 'ended' : 'ends'} ${nameDays(daysLeft)}, on ${formatDay(validUntil)}`;
