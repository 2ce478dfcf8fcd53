import { expect, it } from 'vitest';
import { isId } from './id';

const uuid = '0192f0c1-7e3a-7abc-9def-0123456789ab';
const objectId = '65f0c1d2e3b4a5968778695a';

it.each([uuid, objectId])('%s is an id', (text) => {
  expect(isId(text)).toBe(true);
});

it.each([
  '',
  'new',
  uuid.toUpperCase(),
  `${uuid}0`,
  `0${uuid}`,
  uuid.replaceAll('-', ''),
  uuid.replace('f', 'g'),
  `${objectId}0`,
  `0${objectId}`,
  objectId.slice(1),
  objectId.replace('f', 'g'),
  `${uuid}\n`,
])('%j is none', (text) => {
  expect(isId(text)).toBe(false);
});
