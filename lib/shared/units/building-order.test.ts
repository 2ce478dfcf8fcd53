import { expect, it } from 'vitest';
import { inBuildingOrder, stepsBetween } from './building-order';

const at = (tower: string, floor: string, number: string) => ({ tower, floor, number });
const orderOf = (units: ReturnType<typeof at>[], known?: string[]) =>
  inBuildingOrder(units, known).map((unit) => Object.values(unit).join(' '));

it('goes tower by tower as the project names them, from the top floor to below the ground, by numbers', () => {
  const units = [
    at('South', '2', '201'),
    at('North', 'Basement', 'B1'),
    at('North', '10', '1002'),
    at('North', '10', '1001'),
    at('North', '9', '910'),
    at('North', '9', '99'),
    at('North', 'Ground', '1'),
    at('North', '-1', '2'),
  ];
  expect(orderOf(units, ['North', 'South'])).toEqual([
    'North 10 1001',
    'North 10 1002',
    'North 9 99',
    'North 9 910',
    'North Ground 1',
    'North Basement B1',
    'North -1 2',
    'South 2 201',
  ]);
  expect(orderOf(units)[0]).toBe('South 2 201');
});

it('takes what stands on the same floor for nearer than another floor, and that for nearer than another tower', () => {
  const from = at('North', '8', '803');
  const others = [
    at('South', '8', '803'),
    at('North', '1', '101'),
    at('North', '9', '903'),
    at('North', '8', '801'),
  ];
  const nearest = others.toSorted((one, other) => stepsBetween(one, from) - stepsBetween(other, from));
  expect(nearest.map(({ tower, number }) => `${tower} ${number}`)).toEqual([
    'North 801',
    'North 903',
    'North 101',
    'South 803',
  ]);
});
