import { type DrawnHome, drawPlan } from '../draw-plan';
import type { DemoPicture } from '../media-alts';
import { type DemoHome, demoHomes } from './homes';

type Rows = DrawnHome['rows'];

const flats: Record<number, Rows> = {
  2: [
    [
      ['Living and dining', 32],
      ['Bedroom 1', 18],
    ],
    [
      ['Kitchen', 11],
      ['Bath', 5],
      ['Passage', 5],
      ['Bath', 5],
      ['Bedroom 2', 15],
    ],
  ],
  3: [
    [
      ['Living and dining', 38],
      ['Bedroom 1', 18],
      ['Bedroom 2', 15],
    ],
    [
      ['Kitchen', 11],
      ['Bath', 5],
      ['Passage', 6],
      ['Bath', 5],
      ['Bedroom 3', 14],
    ],
  ],
};

const ground: Rows = [
  [
    ['Living', 34],
    ['Dining', 22],
  ],
  [
    ['Kitchen', 16],
    ['Bath', 6],
    ['Stairs', 8],
    ['Bedroom 4', 18],
  ],
];
const first: Rows = [
  [
    ['Bedroom 1', 30],
    ['Bedroom 2', 24],
  ],
  [
    ['Bath', 8],
    ['Stairs', 8],
    ['Bath', 8],
    ['Bedroom 3', 20],
  ],
];

const outsideOf = ({ balconyArea, terraceArea }: DemoHome): DrawnHome['outside'] =>
  balconyArea
    ? { name: 'Balcony', area: balconyArea }
    : terraceArea
      ? { name: 'Terrace', area: terraceArea }
      : undefined;

function toFloors(project: string, home: DemoHome): DrawnHome[] {
  const { name, bhk, carpetArea } = home;
  const title = `${project}: ${name}`;
  const outside = outsideOf(home);
  const flat = flats[bhk ?? 0];
  if (flat) return [{ title, carpetArea: carpetArea ?? 0, rows: flat, ...(outside && { outside }) }];
  const half = (carpetArea ?? 0) / 2;
  return [
    { title: `${title}, ground floor`, carpetArea: half, rows: ground, ...(outside && { outside }) },
    { title: `${title}, first floor`, carpetArea: half, rows: first },
  ];
}

export const listDrawnPlans = (): { picture: DemoPicture; svg: string }[] =>
  demoHomes.flatMap(({ project, home }) => {
    const pictures = (home.plans ?? []).filter((picture) => picture.startsWith('drawn-'));
    if (pictures.length === 0) return [];
    const floors = toFloors(project, home);
    return pictures.flatMap((picture, at) => {
      const floor = floors[at];
      return floor ? [{ picture, svg: drawPlan(floor) }] : [];
    });
  });
