import { visitLimits } from '@/lib/content/visits';
import { type Hours, listOpenDays, weekdayOf } from '../enquiries/open-days';
import { dayStart } from '../time/local-day';
import { laterDay, officeDay, officeTime } from '../time/office-clock';
import { toWeekdays } from '../time/weekdays';
import { endOf } from './visit-time';

export type VisitPlan = {
  hours: readonly Hours[];
  minutes: number;
  atOnce: number;
  daysOff: readonly string[];
};

export type Slot = {
  startsAt: string;
  time: string;
  isTaken: boolean;
};

/** Milliseconds. */
export type Span = { from: number; until: number };

export const spanOf = (startsAt: Date, minutes: number): Span => ({
  from: startsAt.getTime(),
  until: endOf(startsAt, minutes).getTime(),
});

export function countAtOnce(held: readonly Span[], { from, until }: Span): number {
  const within = held.filter((each) => each.from < until && each.until > from);
  const moments = [from, ...within.map((each) => each.from).filter((moment) => moment > from)];
  return Math.max(
    ...moments.map((moment) => within.filter((each) => each.from <= moment && moment < each.until).length),
  );
}

export type SlotDay = { day: string; slots: Slot[] };

const gridMinutes = 30;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Start on the full or half hour, end before the office closes. */
function listTimes({ hours, minutes }: VisitPlan, day: string): string[] {
  const weekday = weekdayOf(day);
  const step = Math.ceil(minutes / gridMinutes) * gridMinutes;
  const times = hours.flatMap(({ days, opens, closes }) => {
    if (opens === null || closes === null || !toWeekdays(days).includes(weekday)) return [];
    const first = Math.ceil(minutesOf(opens) / gridMinutes) * gridMinutes;
    const count = Math.floor((minutesOf(closes) - minutes - first) / step) + 1;
    return Array.from({ length: Math.max(count, 0) }, (_, at) => timeOf(first + at * step));
  });
  return [...new Set(times)].toSorted();
}

export const isVisitDay = (plan: VisitPlan, day: string): boolean =>
  !plan.daysOff.includes(day) &&
  listOpenDays(plan.hours).includes(weekdayOf(day)) &&
  listTimes(plan, day).length > 0;

export const listStarts = (plan: VisitPlan, day: string): Date[] =>
  isVisitDay(plan, day) ? listTimes(plan, day).map((time) => dayStart(day, time)) : [];

export const isStart = (plan: VisitPlan, at: Date): boolean =>
  listStarts(plan, officeDay(at.getTime())).some((start) => start.getTime() === at.getTime());

export function listSlotDays(
  plan: VisitPlan,
  held: readonly Span[],
  {
    now,
    lead = visitLimits.leadMinutes,
    days = visitLimits.days,
  }: { now: number; lead?: number; days?: number },
): SlotDay[] {
  const today = officeDay(now);
  return Array.from({ length: days }, (_, count) => laterDay(today, count)).flatMap((day) => {
    const slots = listStarts(plan, day)
      .filter((start) => start.getTime() >= now + lead * 60_000)
      .map((start) => ({
        startsAt: start.toISOString(),
        time: officeTime(start.getTime()),
        isTaken: countAtOnce(held, spanOf(start, plan.minutes)) >= plan.atOnce,
      }));
    return slots.length > 0 ? [{ day, slots }] : [];
  });
}

export const listFree = (days: readonly SlotDay[]): Slot[] =>
  days.flatMap(({ slots }) => slots.filter(({ isTaken }) => !isTaken));
