import { describe, expect, it } from 'vitest';
import { toWeekdays } from './weekdays';

describe('the days of the business hours', () => {
  it('names every day of a span', () => {
    expect(toWeekdays('Monday to Friday')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    expect(toWeekdays('Mon–Wed')).toEqual(['Monday', 'Tuesday', 'Wednesday']);
    expect(toWeekdays('TUE-THU')).toEqual(['Tuesday', 'Wednesday', 'Thursday']);
    expect(toWeekdays('Saturday to Sunday')).toEqual(['Saturday', 'Sunday']);
  });

  it('names the days of a list as they are listed', () => {
    expect(toWeekdays('Saturday')).toEqual(['Saturday']);
    expect(toWeekdays('Monday and Thursday')).toEqual(['Monday', 'Thursday']);
    expect(toWeekdays('Monday, Wednesday and Friday to noon')).toEqual(['Monday', 'Wednesday', 'Friday']);
    expect(toWeekdays('Monday to noon')).toEqual(['Monday']);
    expect(toWeekdays('Monday tomorrow Thursday')).toEqual(['Monday', 'Thursday']);
    expect(toWeekdays('By appointment to all')).toEqual([]);
  });
});
