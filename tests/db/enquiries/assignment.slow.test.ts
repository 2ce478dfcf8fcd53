import { beforeEach, expect, test } from 'vitest';
import {
  countOwned,
  people,
  send,
  startPeople,
  switchOffHalfway,
} from '../../support/enquiries/people-in-rotation';
import { countUnexplained, setRotation } from '../../support/enquiries/rotations';

beforeEach(startPeople);

test('300 enquiries at once over three people are 100 each, and each says why', async () => {
  await setRotation(people);
  await Promise.all(Array.from({ length: 300 }, () => send()));
  expect(await countOwned()).toEqual([100, 100, 100]);
  expect(await countUnexplained()).toBe(0);
}, 120_000);

test('whoever is switched off half-way is given none from then on, and the others have the rest, one more or less', async () => {
  const { hindrance, off, first, second, third } = await switchOffHalfway(300);
  expect(hindrance).toBe('switched off');
  expect(second).toBe(off);
  expect(Math.abs(first - third)).toBeLessThanOrEqual(1);
  expect(first + second + third).toBe(300);
  expect(await countUnexplained()).toBe(0);
}, 120_000);
