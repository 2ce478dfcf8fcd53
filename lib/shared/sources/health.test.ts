import { expect, it } from 'vitest';
import { describeRhythm, findRhythm, findSilence, type Heard, judgeSource, sortSources } from './health';

const now = new Date('2026-11-26T12:00:00+05:30');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const fortnight = (...end: number[]) => [...Array<number>(14 - end.length).fill(4), ...end];
const source = (part: Partial<Heard> = {}): Heard => ({
  isOn: true,
  lastAt: hoursAgo(1),
  lastError: '',
  refused: 0,
  lastRefusedAt: null,
  days: fortnight(),
  asking: null,
  ...part,
});

it('a source of four a day is silent from 36 hours on, and not a moment before', () => {
  const days = fortnight(0, 0);
  expect(findSilence(source({ days, lastAt: hoursAgo(35.99) }), now)).toBeNull();
  expect(findSilence(source({ days, lastAt: hoursAgo(36) }), now)).toBe(36);
  expect(findSilence(source({ days, lastAt: hoursAgo(41.5) }), now)).toBe(41);
});

it('a source of three a day, one that is off, and one that has not begun are never called silent', () => {
  const lastAt = hoursAgo(200);
  expect(findSilence(source({ lastAt, days: Array(14).fill(3) }), now)).toBeNull();
  expect(findSilence(source({ lastAt, isOn: false }), now)).toBeNull();
  expect(findSilence(source({ lastAt: null, days: Array(14).fill(0) }), now)).toBeNull();
});

it('the silence itself and the days before the first one do not slow the rhythm, and one busy day is none', () => {
  expect(findRhythm([0, 0, 0, 0, 0, 0, 0, 6, 4, 5, 5, 0, 0, 0])).toBe(5);
  expect(findRhythm([...Array(13).fill(0), 6])).toBe(2);
  expect(findRhythm(Array(14).fill(0))).toBe(0);
});

it.each([
  [Array(14).fill(0), 'None in 14 days'],
  [Array(14).fill(9), '9 a day'],
  [[0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1], '3 in 14 days'],
])('the rhythm of %j is called %s', (days, words) => {
  expect(describeRhythm(days)).toBe(words);
});

it('a source that is asked says what it needs, then why it tells nothing, then that it has told of nobody', () => {
  const asking: NonNullable<Heard['asking']> = { missing: ['Key'], lastAt: null, error: 'The key is wrong.' };
  const judge = (part: Partial<typeof asking>, more: Partial<Heard> = {}) =>
    judgeSource(source({ asking: { ...asking, ...part }, ...more }), now);
  expect(judge({})).toMatchObject({
    mark: 'look',
    words: 'Not set up',
    reason: expect.stringMatching(/key/),
  });
  expect(judge({ missing: [] })).toEqual({
    mark: 'broken',
    words: 'No answer',
    reason: 'The key is wrong.',
  });
  const told = { missing: [], error: '', lastAt: hoursAgo(1) };
  expect(judge(told, { lastAt: null }).reason).toBe('The site polled it and found no leads yet.');
  expect([judge(told).mark, judge({}, { isOn: false }).mark]).toEqual(['order', 'off']);
});

it('each state of a source has its mark, and says what to do where a person is needed', () => {
  const silent = { days: fortnight(0, 0), lastAt: hoursAgo(41) };
  expect(judgeSource(source(), now)).toEqual({ mark: 'order', words: 'Working', reason: '' });
  expect(judgeSource(source({ isOn: false, ...silent }), now).mark).toBe('off');
  expect(judgeSource(source({ lastAt: null, days: [] }), now).words).toBe('Waiting for the first one');
  expect(judgeSource(source(silent), now)).toMatchObject({ mark: 'broken', words: 'Silent for 41 h' });
  expect(judgeSource(source({ lastError: 'No field has a number.' }), now)).toEqual({
    mark: 'look',
    words: 'Needs a look',
    reason: 'No field has a number.',
  });
  expect(judgeSource(source({ refused: 2, lastRefusedAt: hoursAgo(0.5) }), now)).toMatchObject({
    mark: 'look',
    reason: expect.stringContaining('Last: Today 11:30'),
  });
});

it('what was refused before the last one that was taken needs nobody any more', () => {
  expect(judgeSource(source({ refused: 2, lastRefusedAt: hoursAgo(2) }), now).mark).toBe('order');
});

it('the list begins with what needs a person, then with what came last', () => {
  const named = (name: string, part: Partial<Heard>) => ({ name, ...source(part) });
  const list = [
    named('off', { isOn: false }),
    named('old', { lastAt: hoursAgo(5) }),
    named('new', { lastAt: hoursAgo(2) }),
    named('look', { lastError: 'x' }),
    named('silent', { days: fortnight(0, 0), lastAt: hoursAgo(41) }),
  ];
  expect(sortSources(list, now).map(({ name }) => name)).toEqual(['silent', 'look', 'new', 'old', 'off']);
});
