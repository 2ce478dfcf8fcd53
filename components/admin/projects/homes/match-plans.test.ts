import { expect, it } from 'vitest';
import { matchPlans } from './match-plans';

const homes = [
  { _id: 'a', name: 'Type A', count: 0 },
  { _id: 'a1', name: 'Type A1', count: 0 },
  { _id: 'p', name: 'Penthouse', count: 1 },
];
const slotsOf = (...names: string[]) => matchPlans(names, homes).map(({ slot }) => slot);

it('gives a plan to the home whose name stands in that of its file, whatever signs are between', () => {
  expect(slotsOf('TYPE-A1_final.png', 'plan type a.jpg', 'penthouse.v2.svg')).toEqual(['a1', 'a', 'p']);
  expect(slotsOf('A1.png', 'a.PNG')).toEqual(['a1', 'a']);
});

it('takes no part of a word for a name', () => {
  expect(matchPlans(['typical.png'], [{ _id: 'c', name: 'Type C', count: 1 }])).toEqual([
    { slot: null, isNamed: false },
  ]);
});

it('gives the others one by one to homes without a plan, in their order, and lets the rest wait', () => {
  expect(matchPlans(['one.png', 'a1.png', 'two.png', 'three.png'], homes)).toEqual([
    { slot: 'a', isNamed: false },
    { slot: 'a1', isNamed: true },
    { slot: null, isNamed: false },
    { slot: null, isNamed: false },
  ]);
});
