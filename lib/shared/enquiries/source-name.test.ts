import { expect, it } from 'vitest';
import { toSourceName } from './source-name';

it.each([
  ['99acres', '99acres'],
  ['99 Acres', '99acres'],
  ['https://www.99acres.com/leads', '99acres'],
  ['MAGIC BRICKS', 'MagicBricks'],
  ['housing', 'Housing.com'],
  ['Housing.com', 'Housing.com'],
  ['squareyards.co.in', 'Square Yards'],
  ['Walk-in', 'Walk-in'],
  ['Fair at Udupi', 'Fair at Udupi'],
  ['', ''],
])('calls the source "%s" %s', (typed, name) => {
  expect(toSourceName(typed)).toBe(name);
});
