import { describe, expect, it } from 'vitest';
import { toWeekdays } from './structured-data';

describe('the days of the business hours', () => {
  it('names every day of a span', () => {
    expect(toWeekdays('Monday to Friday')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    expect(toWeekdays('Mon–Wed')).toEqual(['Monday', 'Tuesday', 'Wednesday']);
  });

  it('names the days of a list as they are listed', () => {
    expect(toWeekdays('Saturday')).toEqual(['Saturday']);
    expect(toWeekdays('Monday and Thursday')).toEqual(['Monday', 'Thursday']);
    expect(toWeekdays('By appointment')).toEqual([]);
  });
});
