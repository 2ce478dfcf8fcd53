import { expect, it } from 'vitest';
import { describeTower } from './towers';

const unknown = { floors: null, basements: null, stilts: null, slabsCast: null, height: null };
const read = (part: Partial<typeof unknown> | Record<string, number>) =>
  describeTower({ ...unknown, ...part }).replaceAll('\u00a0', ' ');

it('a tower is told from its basements up, and what is not known is left out', () => {
  expect(read({ floors: 16, basements: 2, stilts: 1, slabsCast: 15, height: 58.4 })).toBe(
    '2 basements, 1 stilt floor, 16 floors, 58.4 m high, 15 slabs cast',
  );
  expect(read({ floors: 1, basements: 0 })).toBe('1 floor');
  expect(read({})).toBe('');
});
