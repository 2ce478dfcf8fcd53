import { addDays, dayStart, toDay } from '@/lib/shared/time/local-day';

const morning = '10:00';

export function followUpOn(day: string, now: Date, time?: string): Date {
  if (time) return dayStart(day, time);
  if (day !== toDay(now)) return dayStart(day, morning);
  return ['15:00', '18:00', '21:00'].map((hour) => dayStart(day, hour)).find((at) => at > now) ?? now;
}

export function dayOfTime(time: string, now: Date): string {
  const today = toDay(now);
  return dayStart(today, time) > now ? today : addDays(today, 1);
}

function nextMonday(day: string): string {
  const weekday = dayStart(day, '12:00').getUTCDay();
  return addDays(day, ((8 - weekday) % 7) + (weekday === 1 ? 7 : 0));
}

export function listQuickDays(today: string): [name: string, day: string][] {
  const [tomorrow, monday] = [addDays(today, 1), nextMonday(today)];
  return [
    ['Today', today],
    ['Tomorrow', tomorrow],
    ...(monday === tomorrow ? [] : [['Mon', monday] as [string, string]]),
  ];
}
