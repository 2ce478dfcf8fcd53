import { formatDay } from '../time/format-moment';
import { daysBetween } from '../time/local-day';

/** The days before the end of a registration at which the office is told of it, and the day after it. */
export const alarmDays = [120, 90, 30, 7, -1] as const;

/** From when on an end is near. */
export const nearDays = alarmDays[0];

/** A project whose registration ends, or has ended. */
export type Ending = {
  _id: string;
  name: string;
  /** The last day, such as 2027-12-31. */
  validUntil: string;
  /** From today to that day; below 0 once it is over. */
  daysLeft: number;
};

export const countDaysLeft = (validUntil: string, today: string): number => daysBetween(today, validUntil);

/** The alarms that are due with so many days left. */
export const listDueAlarms = (daysLeft: number): number[] => alarmDays.filter((days) => daysLeft <= days);

/** "in 30 days", "yesterday". */
function nameDays(daysLeft: number): string {
  if (daysLeft === 0) return 'today';
  if (Math.abs(daysLeft) === 1) return daysLeft > 0 ? 'tomorrow' : 'yesterday';
  return daysLeft > 0 ? `in ${daysLeft} days` : `${-daysLeft} days ago`;
}

/** "ends in 30 days, on 26 Dec 2026"; "ended yesterday, on 25 Nov 2026". */
export const describeEnd = ({ daysLeft, validUntil }: Pick<Ending, 'daysLeft' | 'validUntil'>): string =>
  `${daysLeft < 0 ? 'ended' : 'ends'} ${nameDays(daysLeft)}, on ${formatDay(validUntil)}`;
