// Separate from the formats by zone, which slow a phone.
import { dayMs } from './day-ms.ts';

// India has one offset all year.
export const offset = '+05:30';
export const offsetMs = 5.5 * 3_600_000;

export const officeDay = (at: number): string => new Date(at + offsetMs).toISOString().slice(0, 10);

export const officeTime = (at: number): string => new Date(at + offsetMs).toISOString().slice(11, 16);

export const nextMidnight = (at: number): number => Date.parse(officeDay(at)) + dayMs - offsetMs;

export const laterDay = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

export const formatShortDay = (day: string): string => {
  const [weekday, date, month] = new Date(day).toUTCString().split(' ');
  return `${weekday} ${Number(date)} ${month === 'Sep' ? 'Sept' : month}`;
};
