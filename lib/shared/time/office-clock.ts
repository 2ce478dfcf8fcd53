// Apart from the formats by zone, which cost a phone time: a form asks for the day alone.
import { dayMs } from './day-ms.ts';

// India keeps one offset through the year.
export const offset = '+05:30';
export const offsetMs = 5.5 * 3_600_000;

/** The day of a moment in the office, as 2026-11-21. */
export const officeDay = (at: number): string => new Date(at + offsetMs).toISOString().slice(0, 10);

/** The time of a moment on the clock of the office, as 18:05. */
export const officeTime = (at: number): string => new Date(at + offsetMs).toISOString().slice(11, 16);

/** The first moment of the day after. */
export const nextMidnight = (at: number): number => Date.parse(officeDay(at)) + dayMs - offsetMs;

/** The day so many days after another one. */
export const laterDay = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** "Sat, 5 Sept", of a day such as 2026-09-05. */
export const formatShortDay = (day: string): string => {
  const [weekday, date, month] = new Date(day).toUTCString().split(' ');
  return `${weekday} ${Number(date)} ${month === 'Sep' ? 'Sept' : month}`;
};
