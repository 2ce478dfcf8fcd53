import { expect, it } from 'vitest';
import { toText } from './field-text';

it.each([
  [[{ title: 'Structure', description: ['RCC frame', 'Block walls'] }], 'Structure: RCC frame, Block walls'],
  [
    [
      { _id: 'one', number: 'A/1', towers: '', extensions: [{ kind: 'section 6', until: '2028-06-30' }] },
      { _id: 'two', number: 'B/2', towers: 'B', extensions: [] },
    ],
    'A/1: section 6: 2028-06-30; B/2: B',
  ],
  [['Gym', 'Lift'], 'Gym, Lift'],
  [null, ''],
])('%j is told to people as %j: without ids, and without what is empty', (value, text) => {
  expect(toText(value)).toBe(text);
});
