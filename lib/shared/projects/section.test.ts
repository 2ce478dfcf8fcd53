import { expect, it } from 'vitest';
import { toSection } from './section';

const tower = { floors: 16, basements: 2, stilts: 1, slabsCast: 15, height: 58.4 };
const told = {
  construction: 'structure' as const,
  towers: [tower],
  distances: [
    { place: 'Airport', km: 14 },
    { place: 'Panambur beach', km: 0.3 },
    { place: 'Seaside school', km: 0.1 },
  ],
  amenities: ['Gym', 'park area'],
};

it('a section has the figures of the record: floors, what is cast of them, what is below, the walk to the beach, the garden', () => {
  expect(toSection(told)).toEqual({
    towers: [{ floors: 16, cast: 15, basements: 2, stilts: 1, height: 58.4 }],
    beach: { place: 'Panambur beach', metres: 300 },
    hasGarden: true,
  });
});

it('what is not said is not drawn: no building without floors, no sea that is no walk, no garden', () => {
  const empty = { floors: null, basements: 1, stilts: null, slabsCast: null, height: 12 };
  expect(toSection({ ...told, towers: [] })).toBeNull();
  expect(toSection({ ...told, towers: [empty] })).toBeNull();
  expect(
    toSection({
      construction: null,
      towers: [empty, { ...empty, floors: 2, basements: null }],
      distances: [{ place: 'Malpe beach', km: 3 }],
      amenities: [],
    }),
  ).toEqual({
    towers: [{ floors: 2, cast: 2, basements: 0, stilts: 0, height: 12 }],
    beach: null,
    hasGarden: false,
  });
});

it('no floor is cast where the foundation is laid, unless its slabs are counted', () => {
  const castOf = (slabsCast: number | null) =>
    toSection({ ...told, construction: 'foundation', towers: [{ ...tower, slabsCast }] })?.towers[0]?.cast;
  expect([castOf(null), castOf(3)]).toEqual([0, 3]);
});
