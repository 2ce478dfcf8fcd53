import { type Weekday, weekdays } from './weekdays';

const short = (day: Weekday) => day.slice(0, 3);

export function describeDays(days: readonly Weekday[]): string {
  const isIn = (index: number) => days.includes(weekdays[index % 7] as Weekday);
  const count = weekdays.filter((day) => days.includes(day)).length;
  if (count === 7) return 'Every day';
  const begins = weekdays.map((_, index) => index).filter((index) => isIn(index) && !isIn(index + 6));
  const [first] = begins;
  if (begins.length === 1 && first !== undefined && count > 2)
    return `${short(weekdays[first] as Weekday)} to ${short(weekdays[(first + count - 1) % 7] as Weekday)}`;
  return weekdays
    .filter((day) => days.includes(day))
    .map(short)
    .join(', ');
}

type Hours = { days: readonly Weekday[]; opens: string; closes: string };

export const describeHours = ({ days, opens, closes }: Hours): string =>
  `${describeDays(days)}, ${opens} to ${closes}`;
