export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

export function toWeekdays(text: string): Weekday[] {
  const named = weekdays.filter((day) => text.toLowerCase().includes(day.toLowerCase().slice(0, 3)));
  const [first, last] = named;
  if (named.length !== 2 || !first || !last || !/\bto\b|[-–]/.test(text)) return named;
  return weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1);
}
