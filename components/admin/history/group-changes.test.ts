import { expect, it } from 'vitest';
import type { HistoryLine } from '@/lib/domain/history/dto';
import { groupChanges } from './group-changes';

const line = (subject: string, change: Partial<HistoryLine> = {}) =>
  ({
    ...{ _id: subject, subject, action: 'delete', entity: 'project', actor: 'Asha', labels: [] },
    ...{ at: '2026-11-26T10:00:00.000Z', ...change },
  }) as unknown as HistoryLine;
const subjectsOf = (lines: HistoryLine[]) => groupChanges(lines).map(({ subject }) => subject);

it('several that one person has deleted at once are one line, of which three are named', () => {
  expect(subjectsOf(['A', 'B', 'C', 'D', 'E'].map((name) => line(name)))).toEqual(['A, B, C and 2 more']);
  expect(subjectsOf([line('A'), line('B')])).toEqual(['A, B']);
});

it('another person, another act, other fields and a later time are lines of their own', () => {
  const lines = [
    line('A'),
    line('B', { actor: 'Ravi' }),
    line('C', { actor: 'Ravi', action: 'update' }),
    line('D', { actor: 'Ravi', action: 'update', labels: ['Price'] }),
    line('E', { actor: 'Ravi', action: 'update', labels: ['Price'], at: '2026-11-26T09:00:00.000Z' }),
  ];
  expect(subjectsOf(lines)).toEqual(['A', 'B', 'C', 'D', 'E']);
});
