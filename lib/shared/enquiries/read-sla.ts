import { formatClockOrDay } from '../time/local-day';
import type { SlaMark } from './sla-mark';
import { type Calendar, countWorkingMinutes, isOfficeOpen, nextClosing } from './working-time';

const almostMs = 59_999;

/** A separate file, so that browsers do not load the office hours. `dueAt` is an ISO text. */
export function readSla(dueAt: string, calendar: Calendar, now: Date): SlaMark {
  const [due, at] = [Date.parse(dueAt), now.getTime()];
  const left =
    due > at
      ? Math.max(1, countWorkingMinutes(calendar, at, due + almostMs))
      : -countWorkingMinutes(calendar, due, at);
  const closing = nextClosing(calendar, at);
  return {
    left: left === 0 ? 0 : left,
    isRunning: isOfficeOpen(calendar, at),
    closesIn: closing === null ? null : Math.ceil((closing - at) / 60_000),
    by: formatClockOrDay(dueAt, now),
  };
}
