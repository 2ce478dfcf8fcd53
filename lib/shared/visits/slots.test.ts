import { describe, expect, it } from 'vitest';
import { isStart, isVisitDay, listSlotDays, type VisitPlan } from './slots';

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
const list = (now: number, taken = new Map<number, number>(), change: Partial<VisitPlan> = {}) =>
  listSlotDays({ ...plan, ...change }, taken, { now });
const timesOf = (days: ReturnType<typeof list>, day: string) =>
  days.find((each) => each.day === day)?.slots.map(({ time }) => time);

describe('the times of a project', () => {
  it('lie within its hours, on the full or the half hour, over fourteen days', () => {
    const days = list(at('00:01'));
    expect(timesOf(days, '2026-11-23')).toEqual(['10:00', '11:00', '12:00', '15:00', '16:00']);
    expect(timesOf(days, '2026-11-28')).toEqual(['10:00', '11:00', '12:00']);
    expect(days.at(-1)?.day).toBe('2026-12-05');
    expect(timesOf(list(at('00:01'), new Map(), { minutes: 30 }), '2026-11-28')).toHaveLength(6);
    expect(timesOf(list(at('00:01'), new Map(), { minutes: 120 }), '2026-11-28')).toEqual(['10:00']);
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

  it('are taken once all that may come at once have theirs', () => {
    const [one, two] = [at('10:00'), at('11:00')];
    const slots =
      list(
        at('00:01'),
        new Map([
          [one, 1],
          [two, 2],
        ]),
      )[0]?.slots ?? [];
    expect(slots.map(({ isTaken }) => isTaken)).toEqual([false, true, false, false, false]);
  });

  it('are told from moments that are none', () => {
    expect(isStart(plan, new Date(at('10:00')))).toBe(true);
    expect(isStart(plan, new Date(at('10:30')))).toBe(false);
    expect(isStart(plan, new Date(at('10:00') + 1))).toBe(false);
    expect(isStart(plan, new Date(at('10:00') + 2 * 86_400_000))).toBe(false);
  });
});
