import { describe, expect, it } from 'vitest';
import { listContradictions, type ProjectClaims } from './contradictions';
import { findCounts } from './counted-words';

const home = { name: 'Type A', bhk: 3, carpetArea: 113.04, homeCount: 30, freeCount: 5 };
const registration = { towers: '', completionOn: '2027-12-31', extensions: [] };
const agreeing: ProjectClaims = {
  possession: 'December 2027',
  price: '1,050–1,620',
  description:
    '<p>A tower of 46 homes with two and three <b>bed</b>rooms.</p><p>Possession from December 2027.</p>',
  specifications: [
    { title: 'Homes', description: ['2 and 3 BHK, carpet area 79.20 to 113.04 sq m (1,217 sq ft)'] },
  ],
  registrations: [{ ...registration, towers: 'Tower A' }],
  towers: [{ name: 'Tower A' }],
  unitTypes: [home, { ...home, name: 'Type C', bhk: 2, carpetArea: 79.2, homeCount: 16 }],
};
const claimsWith = (change: Partial<ProjectClaims>) =>
  listContradictions({ ...agreeing, ...change }).map(([one, other]) => [
    `${one.field}: ${one.text}`,
    `${other.field}: ${other.text}`,
  ]);
const specified = (line: string) => ({ specifications: [{ title: 'Homes', description: [line] }] });

it('a project that agrees with itself has no contradiction, nor has one that says nothing', () => {
  expect(claimsWith({})).toEqual([]);
  const nothing = { registrations: [], towers: [], unitTypes: [], possession: '', price: '' };
  expect(claimsWith(nothing)).toEqual([]);
});

it('the date of possession is held against the registered one, and the texts against it', () => {
  expect(claimsWith({ possession: 'March 2027', description: '' })).toEqual([
    ['possession: Possession by March 2027', 'registrations: registered to be complete by 31 Dec 2027'],
  ]);
  const extensions = [{ until: '2028-06-30' }];
  expect(claimsWith({ registrations: [{ ...registration, extensions, towers: 'A' }] })).toHaveLength(1);
  expect(claimsWith({ possession: 'Diwali 2027', description: 'Ready by June 2028.' })).toEqual([
    ['description: “Ready by June 2028”', 'possession: Possession by Diwali 2027'],
  ]);
  expect(claimsWith({ possession: 'soon' })).toEqual([]);
});

it('the towers are those that the registrations cover', () => {
  const towers = [{ name: 'Tower A' }, { name: 'Tower B' }];
  const registered = (...names: string[]) => ({
    ...{ towers, description: '' },
    registrations: names.map((each) => ({ ...registration, towers: each })),
  });
  for (const names of [
    ['A and B'],
    ['Tower A', 'Tower B'],
    ['Towers A, B'],
    ['Towers 1 to 2'],
    ['All towers'],
    ['', 'A, B'],
  ])
    expect(claimsWith(registered(...names))).toEqual([]);
  expect(claimsWith(registered('Tower A'))).toEqual([
    ['towers: Towers: Tower A, Tower B', 'registrations: registered: Tower A'],
  ]);
  expect(claimsWith(registered('A, B and C'))).toEqual([
    ['registrations: registered: A, B and C', 'towers: Towers: Tower A, Tower B'],
  ]);
  expect(claimsWith(registered(''))).toEqual([
    ['towers: Towers: Tower A, Tower B', 'registrations: no registration states which towers it covers'],
  ]);
  expect(claimsWith(registered('', ''))).toEqual([]);
});

it('homes are counted alike in the list of homes and in the texts, towers too; a part of them is none of that', () => {
  expect(claimsWith({ description: 'A tower of 60 apartments.' })).toEqual([
    ['description: “A tower of 60 apartments”', 'unitTypes: 46 homes in all'],
  ]);
  expect(claimsWith({ description: 'Four homes on each floor.' })).toEqual([]);
  expect(claimsWith({ description: 'Two towers by the sea.' })).toEqual([
    ['description: “Two towers by the sea”', 'towers: 1 in the list of towers'],
  ]);
  const unitTypes = [{ ...home, homeCount: 46, freeCount: 50 }];
  expect(claimsWith({ unitTypes, description: '', specifications: [] })).toEqual([
    ['unitTypes: Type A: 46 homes', 'unitTypes: 50 of them free'],
  ]);
});

it('the texts name no size of home and no carpet area that the list of homes does not have', () => {
  expect(claimsWith(specified('2, 3 & 4 BHK'))).toEqual([
    ['specifications: “Homes: 2, 3 & 4 BHK”', 'unitTypes: 2 and 3\u00a0BHK'],
  ]);
  expect(claimsWith({ description: 'Four-bedroom homes.' })).toHaveLength(1);
  expect(claimsWith(specified('Carpet area of 1,240 sq ft'))).toEqual([
    [
      'specifications: “Homes: Carpet area of 1,240 sq ft”',
      'unitTypes: carpet area 79.20–113.04\u00a0sq\u00a0m, 853–1,217\u00a0sq\u00a0ft',
    ],
  ]);
  expect(claimsWith(specified('A garden of 1,240 sq ft'))).toEqual([]);
});

it('the built-up area is no smaller than the largest carpet area', () => {
  expect(claimsWith({ price: '900' }).map(([one]) => one)).toEqual(['price: Built-up area 900']);
  expect(claimsWith({ price: '150 sq m' })).toEqual([]);
});

describe('findCounts', () => {
  it.each([
    ['2 and 3 BHK', 'BHK', [2, 3]],
    ['2.5BHK', 'BHK', [2.5]],
    ['Two- and three-bedroom homes', 'bedroom', [2, 3]],
    ['two to four bedrooms', 'bedrooms', [2, 4]],
    ['someone bedrooms, 1,200 units', 'bedrooms', []],
    ['no towers', 'towers', []],
  ] as const)('%s: %s', (text, thing, counts) => {
    expect(findCounts(text, thing)).toEqual(counts);
  });
});
