import { laterDay, officeDay, officeTime } from '../time/office-clock';
import { toWeekdays, type Weekday, weekdays } from '../time/weekdays';

/** A line of the business hours; what opens nothing is closed. */
export type Hours = { days: string; opens: string | null; closes: string | null };

/**
 * On which days of the week a visit can be, by the business hours. A day is closed where a line says so, or where the lines name
 * all days on which the office opens and not this one. Where they leave none, they are not to be read so, and all are open.
 */
export function listOpenDays(hours: readonly Hours[]): readonly Weekday[] {
  const open = hours.filter(({ opens }) => opens !== null).map(({ days }) => toWeekdays(days));
  const closed = hours.filter(({ opens }) => opens === null).flatMap(({ days }) => toWeekdays(days));
  const saysAll = open.length > 0 && open.every((days) => days.length > 0);
  const opening = open.flat();
  const left = weekdays.filter((day) => opening.includes(day) || !(saysAll || closed.includes(day)));
  return left.length > 0 ? left : weekdays;
}

/** Of a day such as 2026-11-27. */
export const weekdayOf = (day: string): Weekday =>
  // A week has as many days as the list.
  weekdays[(new Date(day).getUTCDay() + 6) % 7] as Weekday;

/** The next days on which a visit can be, from tomorrow on. */
export function listNextOpen(
  open: readonly Weekday[],
  today: string,
  count: number,
  closedDays: readonly string[] = [],
): string[] {
  const days: string[] = [];
  for (let day = laterDay(today, 1); days.length < count; day = laterDay(day, 1))
    if (open.includes(weekdayOf(day)) && !closedDays.includes(day)) days.push(day);
  return days;
}

/** When the office closes on this day of the week; null where that is not told. */
const closingOf = (hours: readonly Hours[], day: Weekday): string | null =>
  hours.find(({ days, opens }) => opens !== null && toWeekdays(days).includes(day))?.closes ?? null;

export type DayFault = 'past' | 'closed' | 'holiday' | 'late';

type Asked = { hours: readonly Hours[]; closedDays?: readonly string[]; now: number; from?: string };

/** Why nobody can be visited on this day; null where it can be. `from` is the day on which it was chosen. */
export function findDayFault(
  day: string,
  { hours, closedDays = [], now, from = officeDay(now) }: Asked,
): DayFault | null {
  if (day < from) return 'past';
  const weekday = weekdayOf(day);
  if (!listOpenDays(hours).includes(weekday)) return 'closed';
  if (closedDays.includes(day)) return 'holiday';
  const closing = closingOf(hours, weekday);
  return day === officeDay(now) && closing !== null && officeTime(now) >= closing ? 'late' : null;
}
