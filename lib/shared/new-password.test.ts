import { expect, test } from 'vitest';
import { findPasswordFault } from './new-password';

test.each([
  'short',
  'elevenchars',
  'x'.repeat(201),
  'password1234',
  'P@ssw0rd!2026',
  'passwordpassword',
  'Admin-Admin-123',
  'qwertyuiop12',
  '123456789012',
  'aaaaaaaaaaaaaa',
  'abababababab',
  'Welcome@Mangalore1',
  'Office@Example.com',
])('%s is refused', (password) => {
  expect(findPasswordFault(password, 'office@example.com')).toEqual(expect.any(String));
});

test.each([
  'a long enough one',
  'laterite-monsoon-44',
  'correct horse battery',
  'gF9-kkQ2-mmZ8',
  'ಬೆಂಗಳೂರು ಮಳೆಗಾಲದಲ್ಲಿ',
])('%s is taken', (password) => {
  expect(findPasswordFault(password, 'office@example.com')).toBeNull();
});

test('a made password is never refused, and a long one is judged at once', () => {
  const started = performance.now();
  expect(findPasswordFault(`${'changeme'.repeat(24)}k`)).toBeNull();
  expect(performance.now() - started).toBeLessThan(200);
});
