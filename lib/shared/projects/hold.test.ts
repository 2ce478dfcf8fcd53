import { describe, expect, it } from 'vitest';
import { findHold, type HoldFacts, toHoldFacts } from './hold';

const today = '2026-11-26';
const none: HoldFacts = {
  status: 'ongoing',
  construction: 'structure',
  isExempt: false,
  hasRegistration: false,
  validFrom: '',
  validUntil: '',
  hasCertificate: false,
};
const until = (validUntil: string) => ({ hasRegistration: true, validUntil });
const hold = (facts: Partial<HoldFacts>, day = today) => findHold({ ...none, ...facts }, day);

describe('a project may not be advertised', () => {
  it.each([
    ['under way without a registration', {}, { why: 'no registration' }],
    ['announced without one', { status: 'upcoming', construction: null }, { why: 'no registration' }],
    ['featured before it is handed over', { status: 'featured' }, { why: 'no registration' }],
    ['with one whose end is not known', until(''), { why: 'no end of validity' }],
    ['with one that ended yesterday', until('2026-11-25'), { why: 'ended', on: '2026-11-25' }],
    [
      'before its registration begins',
      { ...until('2028-01-01'), validFrom: '2026-11-27' },
      { why: 'not begun', on: '2026-11-27' },
    ],
    ['under way, though a certificate is there', { hasCertificate: true }, { why: 'no registration' }],
    [
      'ready and offered, with neither',
      { status: 'ready to move' },
      { why: 'no registration or certificate' },
    ],
    [
      'ready and offered, with one that ended',
      { status: 'ready to move', ...until('2026-01-01') },
      { why: 'ended', on: '2026-01-01' },
    ],
  ] as const)('%s', (_what, facts, expected) => {
    expect(hold(facts)).toEqual(expected);
  });
});

describe('a project may be advertised', () => {
  it.each([
    ['until the last day of its registration', until(today)],
    ['from the first day of its registration', { ...until('2028-01-01'), validFrom: today }],
    ['that needs none', { isExempt: true }],
    ['that was completed and is not offered', { status: 'completed', construction: null }],
    ['that was handed over and is shown first', { status: 'featured', construction: 'handed over' }],
    ['that is ready and has its certificate', { status: 'ready to move', hasCertificate: true }],
    [
      'whose certificate came before its registration ended',
      { ...until('2026-01-01'), hasCertificate: true },
    ],
  ] as const)('%s', (_what, facts) => {
    expect(hold(facts)).toBeNull();
  });
});

const record = {
  status: 'ongoing',
  construction: null,
  exemptions: [],
  registrations: [],
  papers: [],
} as const;

it('the longest of its registrations and extensions counts', () => {
  const registrations = [
    {
      registeredOn: '',
      completionOn: '2026-03-01',
      extensions: [{ until: '2027-03-01' }, { until: '2026-09-01' }],
    },
    { registeredOn: '', completionOn: '2026-12-31', extensions: [] },
  ];
  expect(toHoldFacts({ ...record, registrations }).validUntil).toBe('2027-03-01');
});

it('a registration begins with the first of those that follow one another without a gap', () => {
  const from = (...days: [registeredOn: string, completionOn: string][]) =>
    toHoldFacts({
      ...record,
      registrations: days.map(([registeredOn, completionOn]) => ({
        registeredOn,
        completionOn,
        extensions: [],
      })),
    }).validFrom;
  expect(from(['2021-05-01', '2026-12-31'], ['2026-12-01', '2029-01-31'])).toBe('2021-05-01');
  expect(from(['2021-05-01', '2025-12-31'], ['2026-12-01', '2029-01-31'])).toBe('2026-12-01');
  expect(from(['', '2026-12-31'], ['2026-12-01', '2029-01-31'])).toBe('');
  expect(from()).toBe('');
});

it('a certificate counts once it is approved, with its number and its date, however it is written', () => {
  const paper = { kind: ' occupancy CERTIFICATE', state: 'Approved', number: 'OC 7', datedOn: '2026-05-01' };
  const counts = (change: Partial<typeof paper>) =>
    toHoldFacts({ ...record, papers: [{ ...paper, ...change }] }).hasCertificate;
  expect(counts({})).toBe(true);
  expect(counts({ kind: 'Completion certificate' })).toBe(true);
  for (const change of [{ state: 'Applied' }, { number: '' }, { datedOn: '' }, { kind: 'Building licence' }])
    expect(counts(change)).toBe(false);
});
