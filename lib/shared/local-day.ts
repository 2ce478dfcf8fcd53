import { site } from '@/lib/content/site';
import { formatDay } from './format-moment';

const dayMs = 86_400_000;
// India keeps one offset through the year.
const offset = '+05:30';
const offsetMs = 5.5 * 3_600_000;
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone });
const parts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(site.locale, { ...options, timeZone: site.timeZone });
const weekday = parts({ weekday: 'short' });
const dayMonth = parts({ day: 'numeric', month: 'long' });
const shortDay = parts({ day: 'numeric', month: 'short' });
const longDay = parts({ weekday: 'long', day: 'numeric', month: 'long' });
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: site.timeZone,
});

/** The day of a moment in the office's time zone, as 2026-11-21. */
export const toDay = (moment: Date | number | string): string => isoDay.format(new Date(moment));

/** "2026-11-21T15:00:00+05:30", which programs read and tables sort. */
export const formatIso = (moment: Date): string =>
  new Date(moment.getTime() + offsetMs).toISOString().replace(/\.\d+Z$/, offset);

/** The moment at which a day begins in the office. `time` is on the clock there. */
export const dayStart = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00${offset}`);

/** The day so many days after another one. */
export const addDays = (day: string, count: number): string =>
  toDay(dayStart(day).getTime() + count * dayMs + dayMs / 2);

/** Days from one moment's day to another's. */
export const daysBetween = (from: Date | string, to: Date | string): number =>
  Math.round((dayStart(toDay(to)).getTime() - dayStart(toDay(from)).getTime()) / dayMs);

/** "15:00". */
export const formatClock = (moment: string): string => clock.format(new Date(moment));

/** "8 Nov". */
export const formatShortDay = (moment: string): string => shortDay.format(new Date(moment));

/** "Sunday, 8 November". */
export const formatLongDay = (moment: string): string => longDay.format(new Date(moment));

/** How long ago, as short as a list needs it: "8 min", "3 h", "Yesterday", "Thu", "2 October". */
export function formatAgo(moment: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  const days = daysBetween(moment, now);
  if (days === 0) return `${Math.floor(minutes / 60)} h`;
  if (days === 1) return 'Yesterday';
  return days < 7 ? weekday.format(new Date(moment)) : dayMonth.format(new Date(moment));
}

/** "Today 11:52", "Yesterday 18:20", "2 October, 10:05". */
export function formatDayAndClock(moment: string, now: Date): string {
  const days = daysBetween(moment, now);
  const time = formatClock(moment);
  if (days === 0) return `Today ${time}`;
  if (days === 1) return `Yesterday ${time}`;
  if (days === -1) return `Tomorrow ${time}`;
  return `${dayMonth.format(new Date(moment))}, ${time}`;
}

/** As short as a list of the office reads it: "11:42", "Yesterday 18:20", "Thu 10:05", "2 Oct", "2 Oct 2025". */
export function formatRecent(moment: string, now: Date): string {
  const days = daysBetween(moment, now);
  if (days === 0) return formatClock(moment);
  if (days === 1) return `Yesterday ${formatClock(moment)}`;
  if (days > 1 && days < 7) return `${weekday.format(new Date(moment))} ${formatClock(moment)}`;
  return toDay(moment).slice(0, 4) === toDay(now).slice(0, 4) ? formatShortDay(moment) : formatDay(moment);
}

/** When somebody is to be called again, and whether that time is over: "Today 15:00", "Overdue 1 day". */
export function formatFollowUp(moment: string, now: Date): { text: string; isOverdue: boolean } {
  const days = daysBetween(moment, now);
  const isOverdue = new Date(moment) < now;
  if (isOverdue && days > 0) return { text: `Overdue ${days} ${days === 1 ? 'day' : 'days'}`, isOverdue };
  if (isOverdue) return { text: `Overdue ${formatClock(moment)}`, isOverdue };
  if (days === 0) return { text: `Today ${formatClock(moment)}`, isOverdue };
  if (days > -7) return { text: `${weekday.format(new Date(moment))} ${formatClock(moment)}`, isOverdue };
  return { text: shortDay.format(new Date(moment)), isOverdue };
}
