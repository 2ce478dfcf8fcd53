import { expect, test } from 'vitest';
import { findPasswordFault } from './new-password';

test('a password has at least 12 characters and at most 200', () => {
  const long = Array.from({ length: 50 }, (_, index) =>
    `${(index * 7919 + 1000) % 10_000}x`.padStart(5, 'k'),
  );
  const text = long.join('');
  expect(findPasswordFault('laterite-44')).toBe('Password must be at least 12 characters');
  expect(findPasswordFault('laterite-444')).toBeNull();
  expect(findPasswordFault(text.slice(0, 200))).toBeNull();
  expect(findPasswordFault(text.slice(0, 201))).toBe('Password must be at most 200 characters');
});

test.each(['anaya.k7@rao.example', ' Anaya.K7@Rao.Example '])(
  '%s is refused as the address of the person, however it is written',
  (text) => {
    const fault = 'Password must not be the e-mail address';
    expect(findPasswordFault(text, 'anaya.k7@rao.example')).toBe(fault);
    expect(findPasswordFault('anaya.k7@rao.example', text)).toBe(fault);
    expect(findPasswordFault(text, 'ravi@rao.example')).toBeNull();
  },
);
