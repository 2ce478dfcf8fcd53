import { dayStart } from '../time/local-day';
import { laterDay, officeDay } from '../time/office-clock';
import { toWeekdays, type Weekday } from '../time/weekdays';
import { type Hours, weekdayOf } from './open-days';

export type Calendar = { hours: readonly Hours[]; closedDays: readonly string[] };

type Span = { from: number; until: number };

const minuteMs = 60_000;
/** Longer than any office is closed. */
const mostDays = 400;

type OpenHours = Hours & { opens: string; closes: string };

const isOpening = (line: Hours): line is OpenHours =>
  line.opens !== null && line.closes !== null && line.opens < line.closes;

/** A line without a day, such as "Daily", is for the days that no other line names. */
function listLines(hours: readonly Hours[], weekday: Weekday): OpenHours[] {
  const naming = hours.filter(({ days }) => toWeekdays(days).includes(weekday));
  const lines = naming.length > 0 ? naming : hours.filter(({ days }) => toWeekdays(days).length === 0);
  return lines.filter(isOpening);
}

/** Earliest first; overlapping lines are one span. */
function listSpans({ hours, closedDays }: Calendar, day: string): Span[] {
  if (closedDays.includes(day)) return [];
  const spans: Span[] = [];
  for (const { opens, closes } of listLines(hours, weekdayOf(day)).toSorted((one, other) =>
    one.opens < other.opens ? -1 : 1,
  )) {
    const [from, until] = [dayStart(day, opens).getTime(), dayStart(day, closes).getTime()];
    const last = spans.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else spans.push({ from, until });
  }
  return spans;
}

/** Without hours an office is always open: a deadline at night is better than none. */
const isAlwaysOpen = ({ hours }: Calendar) => !hours.some(isOpening);

function* walkSpans(calendar: Calendar, at: number): Generator<Span> {
  if (isAlwaysOpen(calendar)) {
    yield { from: at, until: Number.POSITIVE_INFINITY };
    return;
  }
  let day = officeDay(at);
  for (let count = 0; count < mostDays; count += 1, day = laterDay(day, 1))
    for (const span of listSpans(calendar, day))
      if (span.until > at) yield { from: Math.max(span.from, at), until: span.until };
}

export const isOfficeOpen = (calendar: Calendar, at: number): boolean =>
  isAlwaysOpen(calendar) ||
  listSpans(calendar, officeDay(at)).some(({ from, until }) => from <= at && at < until);

/** Null when it is closed or never closes. */
export function nextClosing(calendar: Calendar, at: number): number | null {
  const { value } = walkSpans(calendar, at).next();
  return value && value.from === at && Number.isFinite(value.until) ? value.until : null;
}

export function nextOpening(calendar: Calendar, at: number): number {
  const { value } = walkSpans(calendar, at).next();
  return value ? value.from : at;
}

export function addWorkingMinutes(calendar: Calendar, at: number, minutes: number): number {
  let left = minutes * minuteMs;
  for (const { from, until } of walkSpans(calendar, at)) {
    if (left <= until - from) return from + left;
    left -= until - from;
  }
  // It is closed on each day of more than a year.
  return at + minutes * minuteMs;
}

/** Full minutes; 0 if `end` is not later. */
export function countWorkingMinutes(calendar: Calendar, at: number, end: number): number {
  let sum = 0;
  for (const { from, until } of walkSpans(calendar, at)) {
    if (from >= end) break;
    sum += Math.min(until, end) - from;
  }
  return Math.floor(sum / minuteMs);
}
