import { expect, it } from 'vitest';
import { comparePageWithPacks } from './contradictions';
import { makeFacts } from './make-facts';

const unit = (number: string, state: string) => ({
  ...{ tower: 'East', floor: '1', number, type: '2 BHK', state },
  ...{ carpetArea: 79, exclusiveCommonArea: 6, commonArea: 12, landShare: 24, parkingLots: 1 },
});
const { facts } = makeFacts({
  ...{ quarter: '2026-Q4', madeOn: '2027-01-04', isOnly: true },
  project: { name: 'Twin Palms', category: null },
  registration: { number: 'PRM/1', towers: '', lapsedOn: '' },
  towers: [],
  units: [unit('101', 'free'), unit('102', 'held'), unit('103', 'sold')],
  entries: [],
  papers: [],
  litigation: [],
});

it('free homes and towers of the page are compared with the pack, where every registration has one', () => {
  const page = (freeCount: number | null, ...names: string[]) => ({
    unitTypes: [{ freeCount }],
    freeUnits: null as number | null,
    towers: names.map((name) => ({ name })),
  });
  const texts = (shown: ReturnType<typeof page>, count = 1) =>
    comparePageWithPacks(shown, [facts], count).map((pair) => pair.map(({ text }) => text));
  expect(texts(page(1, 'East'))).toEqual([
    [
      'Project page: 1 free',
      'pack of October to December 2026: 2 remain; 1 is blocked, and blocked is not booked',
    ],
  ]);
  expect(texts(page(null, 'East', 'West'))).toEqual([
    ['Towers: East, West', 'pack of October to December 2026: East'],
  ]);
  expect(texts(page(2, 'East'))).toEqual([]);
  // What the page counts takes the place of what was typed.
  expect(texts({ ...page(1, 'East'), freeUnits: 2 })).toEqual([]);
  expect(texts({ ...page(2, 'East'), freeUnits: 1 })[0]?.[0]).toBe('Project page: 1 free');
  expect(texts(page(1, 'West'), 2)).toEqual([]);
});
