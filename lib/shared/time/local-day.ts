import { site } from '@/lib/content/site';
import { dayMs } from './day-ms';
import { formatDay } from './format-moment';
import { offset, offsetMs } from './office-clock';

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone });
const parts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(site.locale, { ...options, timeZone: site.timeZone });
const weekday = parts({ weekday: 'short' });
const shortDay = parts({ day: 'numeric', month: 'short' });
const dayOfMonth = parts({ day: 'numeric', month: 'long' });
const longDay = parts({ weekday: 'long', day: 'numeric', month: 'long' });
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: site.timeZone,
});

export const toDay = (moment: Date | number | string): string => isoDay.format(new Date(moment));

export const formatIso = (moment: Date): string =>
  new Date(moment.getTime() + offsetMs).toISOString().replace(/\.\d+Z$/, offset);

export const dayStart = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00${offset}`);

export const addDays = (day: string, count: number): string =>
  toDay(dayStart(day).getTime() + count * dayMs + dayMs / 2);

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const daysBetween = (from: Date | string, to: Date | string): number =>
  Math.round((dayStart(toDay(to)).getTime() - dayStart(toDay(from)).getTime()) / dayMs);

export const formatClock = (moment: string): string => clock.format(new Date(moment));

export const formatShortDay = (moment: string): string => shortDay.format(new Date(moment));

export const formatDayOfMonth = (moment: string): string => dayOfMonth.format(new Date(moment));

export const formatLongDay = (moment: string): string => longDay.format(new Date(moment));

export function formatNearDay(moment: string, today: Date | string): string {
  const days = daysBetween(moment, today);
  const name = { 0: 'Today', 1: 'Yesterday', [-1]: 'Tomorrow' }[days];
  if (name) return name;
  if (Math.abs(days) < 7) return weekday.format(new Date(moment));
  return toDay(moment).slice(0, 4) === toDay(today).slice(0, 4) ? formatShortDay(moment) : formatDay(moment);
}

export function formatAgo(moment: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  if (daysBetween(moment, now) === 0) return `${Math.floor(minutes / 60)} h`;
  return formatNearDay(moment, now);
}

export function formatDayAndClock(moment: string, today: Date | string): string {
  const isNear = Math.abs(daysBetween(moment, today)) < 7;
  return `${formatNearDay(moment, today)}${isNear ? '' : ','} ${formatClock(moment)}`;
}

export const formatClockOrDay = (moment: string, today: Date | string): string =>
  daysBetween(moment, today) === 0 ? formatClock(moment) : formatDayAndClock(moment, today);

export function formatFollowUp(moment: string, now: Date): { text: string; isOverdue: boolean } {
  const days = daysBetween(moment, now);
  const isOverdue = new Date(moment) < now;
  if (isOverdue && days > 0) return { text: `Overdue ${days} ${days === 1 ? 'day' : 'days'}`, isOverdue };
  if (isOverdue) return { text: `Overdue ${formatClock(moment)}`, isOverdue };
  const day = formatNearDay(moment, now);
  return { text: days > -7 ? `${day} ${formatClock(moment)}` : day, isOverdue };
}
