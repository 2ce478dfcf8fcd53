import { laterDay, officeDay, officeTime } from '../time/office-clock';
import { toWeekdays, type Weekday, weekdays } from '../time/weekdays';

/** Without hours the day is closed. */
export type Hours = { days: string; opens: string | null; closes: string | null };

/** Lines that leave no open day are not meant that way, so all days are open. */
export function listOpenDays(hours: readonly Hours[]): readonly Weekday[] {
  const open = hours.filter(({ opens }) => opens !== null).map(({ days }) => toWeekdays(days));
  const closed = hours.filter(({ opens }) => opens === null).flatMap(({ days }) => toWeekdays(days));
  const saysAll = open.length > 0 && open.every((days) => days.length > 0);
  const opening = open.flat();
  const left = weekdays.filter((day) => opening.includes(day) || !(saysAll || closed.includes(day)));
  return left.length > 0 ? left : weekdays;
}

export const weekdayOf = (day: string): Weekday =>
  // The list has seven days.
  weekdays[(new Date(day).getUTCDay() + 6) % 7] as Weekday;

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

const closingOf = (hours: readonly Hours[], day: Weekday): string | null =>
  hours.find(({ days, opens }) => opens !== null && toWeekdays(days).includes(day))?.closes ?? null;

export type DayFault = 'past' | 'closed' | 'holiday' | 'late';

type Asked = { hours: readonly Hours[]; closedDays?: readonly string[]; now: number; from?: string };

/** `from` is the day on which it was chosen. */
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
