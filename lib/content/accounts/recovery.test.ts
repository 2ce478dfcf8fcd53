import { expect, it } from 'vitest';
import { findFailure } from './recovery';

const failures = { invalid: 'That is not an e-mail address.' };

it('a code in the address is its sentence', () => {
  expect(findFailure(failures, 'invalid')).toBe('That is not an e-mail address.');
});

it.each(['other', '', 'constructor', '__proto__'])(
  'a code that nobody knows, %j, is a sentence, too',
  (code) => {
    expect(findFailure(failures, code)).toBe('Something went wrong. Please try again.');
  },
);

it.each([undefined, null, ['invalid']])(
  'an address that names no one code, %j, tells of no failure',
  (code) => {
    expect(findFailure(failures, code)).toBeNull();
  },
);
