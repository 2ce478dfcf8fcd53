import { expect, it } from 'vitest';
import { byState, countPapers } from './count-papers';

const papers = [
  { kind: 'A', state: 'To be applied' },
  { kind: 'B', state: 'Approved' },
  { kind: 'C', state: 'Applied' },
  { kind: 'D', state: 'Approved' },
] as const;

it('papers stand approved, applied, to be applied, and within a state as the office has them', () => {
  expect(byState(papers).map(({ kind }) => kind)).toEqual(['B', 'D', 'C', 'A']);
});

it('the sentence counts the papers of each state, and names none that has no paper', () => {
  expect(countPapers(papers)).toBe('2 approved, 1 applied for, 1 not yet applied for.');
  expect(countPapers(papers.slice(0, 2))).toBe('1 approved, 1 not yet applied for.');
});
