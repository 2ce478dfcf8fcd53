import { expect, it } from 'vitest';
import { describeDays } from './describe-days';
import { type Weekday, weekdays } from './weekdays';

it.each<[Weekday[], string]>([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], 'Mon to Sat'],
  [['Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], 'Wed to Mon'],
  [['Monday', 'Tuesday'], 'Mon, Tue'],
  [['Monday', 'Wednesday', 'Friday'], 'Mon, Wed, Fri'],
  [[...weekdays], 'Every day'],
  [['Sunday'], 'Sun'],
])('%j are said as “%s”', (days, text) => {
  expect(describeDays(days)).toBe(text);
});
