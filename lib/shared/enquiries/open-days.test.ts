import { describe, expect, it } from 'vitest';
import { site } from '@/lib/content/site';
import { weekdays } from '../time/weekdays';
import { findDayFault, listNextOpen, listOpenDays, weekdayOf } from './open-days';

const { hours } = site;
const open = listOpenDays(hours);
const line = (days: string, opens: string | null = '09:00') => ({ days, opens, closes: opens && '18:00' });

describe('the days on which the office is open', () => {
  it('are those that the business hours name, without what they close', () => {
    expect(open).toEqual(weekdays.slice(0, 6));
    expect(listOpenDays([line('Tuesday to Thursday'), line('Sunday')])).toEqual([
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Sunday',
    ]);
  });

  it('are all but the closed ones where an open line names no days', () => {
    expect(listOpenDays([line('Every day'), line('Sunday', null)])).toEqual(weekdays.slice(0, 6));
    expect(listOpenDays([line('Sunday', null)])).toEqual(weekdays.slice(0, 6));
  });

  it('are all where nothing is said, or where nothing would be left', () => {
    expect(listOpenDays([])).toEqual(weekdays);
    expect(listOpenDays([line('Monday to Sunday', null)])).toEqual(weekdays);
  });

  it('hold a day that one line opens and another closes', () => {
    expect(listOpenDays([line('Saturday'), line('Second Saturday', null)])).toEqual(['Saturday']);
  });
});

describe('the next open days', () => {
  it('begin tomorrow and leave closed days out', () => {
    // A Thursday.
    expect(listNextOpen(open, '2026-11-26', 3)).toEqual(['2026-11-27', '2026-11-28', '2026-11-30']);
    expect(listNextOpen(['Monday'], '2026-11-30', 2)).toEqual(['2026-12-07', '2026-12-14']);
    expect(listNextOpen(['Monday'], '2026-11-30', 2, ['2026-12-07'])).toEqual(['2026-12-14', '2026-12-21']);
  });

  it('go over the end of a year and through a leap day', () => {
    expect(listNextOpen(open, '2026-12-31', 3)).toEqual(['2027-01-01', '2027-01-02', '2027-01-04']);
    expect(listNextOpen(open, '2028-02-28', 2)).toEqual(['2028-02-29', '2028-03-01']);
    expect(weekdayOf('2026-11-29')).toBe('Sunday');
  });
});

describe('a day for a visit', () => {
  // 23:59:59 and midnight of 26 and 27 November in the office.
  const before = Date.parse('2026-11-26T18:29:59Z');
  const after = before + 1000;
  const faultOf = (day: string, now: number, from?: string) =>
    findDayFault(day, { hours, now, ...(from && { from }) });

  it('is past from the midnight of the office on', () => {
    expect(faultOf('2026-11-26', after)).toBe('past');
    expect(faultOf('2026-11-27', before)).toBeNull();
    expect(faultOf('2026-11-27', after)).toBeNull();
  });

  it('is not past where it was not when it was chosen', () => {
    expect(faultOf('2026-11-26', after, '2026-11-26')).toBeNull();
    expect(faultOf('2026-11-25', after, '2026-11-26')).toBe('past');
  });

  it('is refused where the office is closed, and today once it has closed', () => {
    expect(faultOf('2026-11-29', before)).toBe('closed');
    // 17:59 and 18:00 of a Thursday.
    expect(faultOf('2026-11-26', Date.parse('2026-11-26T12:29:00Z'))).toBeNull();
    expect(faultOf('2026-11-26', Date.parse('2026-11-26T12:30:00Z'))).toBe('late');
    // 16:00 of a Saturday.
    expect(faultOf('2026-11-28', Date.parse('2026-11-28T10:30:00Z'))).toBe('late');
  });
});
