import { describe, expect, it } from 'vitest';
import { countAtOnce, isStart, isVisitDay, listSlotDays, type Span, type VisitPlan } from './slots';

// 23 November 2026 is a Monday.
const plan: VisitPlan = {
  hours: [
    { days: 'Monday to Saturday', opens: '10:00', closes: '13:00' },
    { days: 'Monday to Friday', opens: '15:00', closes: '17:00' },
    { days: 'Sunday', opens: null, closes: null },
  ],
  minutes: 45,
  atOnce: 2,
  daysOff: ['2026-11-25'],
};
const at = (time: string) => Date.parse(`2026-11-23T${time}:00+05:30`);
const list = (now: number, held: Span[] = [], change: Partial<VisitPlan> = {}) =>
  listSlotDays({ ...plan, ...change }, held, { now });
const span = (from: string, until: string): Span => ({ from: at(from), until: at(until) });
const timesOf = (days: ReturnType<typeof list>, day: string) =>
  days.find((each) => each.day === day)?.slots.map(({ time }) => time);

describe('the times of a project', () => {
  it('lie within its hours, on the full or the half hour, over fourteen days', () => {
    const days = list(at('00:01'));
    expect(timesOf(days, '2026-11-23')).toEqual(['10:00', '11:00', '12:00', '15:00', '16:00']);
    expect(timesOf(days, '2026-11-28')).toEqual(['10:00', '11:00', '12:00']);
    expect(days.at(-1)?.day).toBe('2026-12-05');
    expect(timesOf(list(at('00:01'), [], { minutes: 30 }), '2026-11-28')).toHaveLength(6);
    expect(timesOf(list(at('00:01'), [], { minutes: 120 }), '2026-11-28')).toEqual(['10:00']);
  });

  it('are none on a closed day and on a day off', () => {
    const days = list(at('00:01')).map(({ day }) => day);
    expect(days).not.toContain('2026-11-25');
    expect(days).not.toContain('2026-11-29');
    expect(isVisitDay(plan, '2026-11-25')).toBe(false);
    expect(isVisitDay(plan, '2026-11-26')).toBe(true);
  });

  it('end two hours before they begin, and with their day at midnight', () => {
    expect(timesOf(list(at('10:00')), '2026-11-23')).toEqual(['12:00', '15:00', '16:00']);
    expect(timesOf(list(at('23:59')), '2026-11-23')).toBeUndefined();
    const midnight = list(at('00:00') + 86_400_000);
    expect(midnight[0]?.day).toBe('2026-11-24');
    expect(midnight.at(-1)?.day).toBe('2026-12-07');
  });

  it('are taken once all that may come at once are there at some moment of them', () => {
    const takenBy = (...held: Span[]) =>
      list(at('00:01'), held)[0]?.slots.flatMap(({ time, isTaken }) => (isTaken ? [time] : []));
    expect(takenBy(span('10:00', '10:45'))).toEqual([]);
    expect(takenBy(span('11:00', '11:45'), span('11:00', '11:45'))).toEqual(['11:00']);
    expect(takenBy(span('10:30', '11:30'), span('10:00', '12:00'))).toEqual(['10:00', '11:00']);
    // One after the other is one at a time.
    expect(takenBy(span('11:00', '11:30'), span('11:30', '12:00'))).toEqual([]);
    expect(countAtOnce([], span('10:00', '11:00'))).toBe(0);
  });

  it('are told from moments that are none', () => {
    expect(isStart(plan, new Date(at('10:00')))).toBe(true);
    expect(isStart(plan, new Date(at('10:30')))).toBe(false);
    expect(isStart(plan, new Date(at('10:00') + 1))).toBe(false);
    expect(isStart(plan, new Date(at('10:00') + 2 * 86_400_000))).toBe(false);
  });
});
