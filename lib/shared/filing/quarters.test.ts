import { describe, expect, it } from 'vitest';
import { toDay } from '../time/local-day';
import {
  dueOn,
  endedQuarter,
  findFinish,
  hasEnded,
  hasLapsed,
  lastDayOf,
  listOwed,
  listQuarters,
  nameQuarter,
  quarterOf,
} from './quarters';

const registration = {
  number: 'PRM/1',
  registeredOn: '2025-08-20',
  completionOn: '2026-06-30',
  extensions: [] as { until: string }[],
};

describe('a quarter', () => {
  it.each([
    ['2026-12-31T18:29:59Z', '2026-Q4', '2026-Q3'],
    ['2026-12-31T18:30:00Z', '2027-Q1', '2026-Q4'],
    ['2027-03-31T18:29:59Z', '2027-Q1', '2026-Q4'],
    ['2027-03-31T18:30:00Z', '2027-Q2', '2027-Q1'],
    ['2028-02-29T12:00:00Z', '2028-Q1', '2027-Q4'],
  ])('turns at midnight in India: at %s it is %s, and %s is over', (moment, quarter, ended) => {
    expect(quarterOf(toDay(moment))).toBe(quarter);
    expect(endedQuarter(toDay(moment))).toBe(ended);
  });

  it.each([
    ['2026-Q4', '2026-12-31', '2027-01-15', 'October to December 2026'],
    ['2027-Q1', '2027-03-31', '2027-04-15', 'January to March 2027'],
    ['2028-Q1', '2028-03-31', '2028-04-15', 'January to March 2028'],
    ['2027-Q2', '2027-06-30', '2027-07-15', 'April to June 2027'],
    ['2027-Q3', '2027-09-30', '2027-10-15', 'July to September 2027'],
  ])('%s ends on %s and is due on %s', (quarter, last, due, name) => {
    expect([lastDayOf(quarter), dueOn(quarter), nameQuarter(quarter)]).toEqual([last, due, name]);
    expect([hasEnded(quarter, last), hasEnded(quarter, due)]).toEqual([false, true]);
  });
});

describe('a registration', () => {
  it('is filed for from the quarter in which it was registered', () => {
    expect(listQuarters('2025-08-20', null, '2026-05-02')).toEqual([
      ...['2026-Q2', '2026-Q1', '2025-Q4'],
      '2025-Q3',
    ]);
    expect(listQuarters('', null, '2027-01-04')).toEqual(['2027-Q1', '2026-Q4']);
  });

  it('is filed for through its extensions, and when it has lapsed without a completion certificate', () => {
    const today = '2027-01-04';
    const one = { isOnly: true, today };
    expect(findFinish(registration, null, one)).toBeNull();
    expect(hasLapsed(registration, null, today)).toBe(true);
    const longer = { ...registration, extensions: [{ until: '2027-06-30' }] };
    expect(hasLapsed(longer, null, today)).toBe(false);
    expect(listQuarters(registration.registeredOn, null, today)[0]).toBe('2027-Q1');
  });

  it('is finished in the quarter of its completion certificate', () => {
    const today = '2027-01-04';
    const finish = findFinish(registration, { datedOn: '2026-05-20' }, { isOnly: true, today });
    expect(finish).toBe('2026-05-20');
    expect(listQuarters(registration.registeredOn, finish, today)[0]).toBe('2026-Q2');
    expect(hasLapsed(registration, finish, today)).toBe(false);
  });

  it('of several is not finished by the certificate of another phase as long as it is valid', () => {
    const today = '2026-06-01';
    expect(findFinish(registration, { datedOn: '2026-05-20' }, { isOnly: false, today })).toBeNull();
    expect(findFinish(registration, { datedOn: '2026-05-20' }, { isOnly: false, today: '2026-07-01' })).toBe(
      '2026-06-30',
    );
  });

  it('owes what is over since it was filed for last, and at first the last quarter alone', () => {
    const quarters = listQuarters('2025-08-20', null, '2027-01-04');
    expect(listOwed(quarters, [], '2027-01-04')).toEqual(['2026-Q4']);
    expect(listOwed(quarters, ['2026-Q2'], '2027-01-04')).toEqual(['2026-Q3', '2026-Q4']);
    expect(listOwed(quarters, ['2026-Q4'], '2027-01-04')).toEqual([]);
  });
});
