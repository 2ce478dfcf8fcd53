import { unitStates } from '@/lib/domain/units/fields';
import { laterDay } from '@/lib/shared/time/office-clock';

type DemoBlock = {
  tower: string;
  type: string;
  floors: readonly [first: number, last: number];
  areas: {
    carpetArea: number;
    exclusiveCommonArea: number;
    commonArea: number;
    landShare: number;
    parkingLots: number;
  };
  price: number;
};

export const demoUnitsProject = 'Twin Palms';

const blocks: DemoBlock[] = [
  {
    tower: 'East',
    type: 'East',
    floors: [1, 15],
    areas: { carpetArea: 74.6, exclusiveCommonArea: 7.1, commonArea: 21.4, landShare: 19.8, parkingLots: 1 },
    price: 5_820_000,
  },
  {
    tower: 'West',
    type: 'West',
    floors: [3, 19],
    areas: {
      carpetArea: 101.9,
      exclusiveCommonArea: 10.2,
      commonArea: 28.6,
      landShare: 27.1,
      parkingLots: 2,
    },
    price: 7_960_000,
  },
];

const onFloor = [1, 2, 3];
const floorRise = 15_000;

/** By a rule, so that each start gives the same. */
const mixed = [
  'free',
  'booked',
  'free',
  'free',
  'sold',
  'free',
  'free',
  'booked',
  'free',
  'free',
  'held',
  'free',
] as const;

const floorsOf = ([first, last]: DemoBlock['floors']) =>
  Array.from({ length: last - first + 1 }, (_, at) => last - at);

export const makeDemoUnits = (today: string) =>
  blocks
    .flatMap(({ tower, type, floors, areas, price }) =>
      floorsOf(floors).flatMap((floor) =>
        onFloor.map((home) => ({
          ...{ tower, type, ...areas },
          floor: String(floor),
          number: `${floor}0${home}`,
          price: price + floor * floorRise,
        })),
      ),
    )
    .map((unit, at) => {
      const state = mixed[(at * 7) % mixed.length] ?? unitStates[0];
      return { ...unit, state, heldUntil: state === 'held' ? laterDay(today, 5 + (at % 20)) : '' };
    });
