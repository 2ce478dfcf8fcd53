import { expect, test } from 'vitest';
import { findPasswordFault, guessedFirst } from './new-password';

test.each([
  'password1234',
  '4444p4ssword',
  'P@ssw0rd!2026',
  'passwordpassword',
  'Admin-Admin-123',
  'qwertyuiop12',
  '123456789012',
  'aaaaaaaaaaaaaa',
  'abababababab',
  'Welcome@Mangalore1',
  '!!12345-67890!!',
  ' '.repeat(12),
  'w1nter-w!nter',
  's3cret-s3cret',
  'p4ssword-p@ssword',
  'pa55word-pa$$word',
  'le7mein-le7mein',
  'w0rld-hell0-w0rld',
  'xkzwxkzwxkzw',
  '1q2w3e4r5t6y',
  '123qweasdzxc',
  'qazwsxedcrfv',
  '!QAZ1qaz@WSX2wsx',
  'a12345678910',
  'poiuytrewq12',
])('%s is refused, because it is guessed first', (password) => {
  expect(findPasswordFault(password, 'office@example.com')).toBe(guessedFirst);
  expect(findPasswordFault(password)).toBe(guessedFirst);
});

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

test.each([
  'a long enough one',
  'laterite-monsoon-44',
  'correct horse battery',
  'gF9-kkQ2-mmZ8',
  'xkzwvxkzwvxk',
  'ಬೆಂಗಳೂರು ಮಳೆಗಾಲದಲ್ಲಿ',
])('%s is taken', (password) => {
  expect(findPasswordFault(password, 'office@example.com')).toBeNull();
});

test.each([
  'Kadamba-Towers-1',
  'K4damba-Udyavara!',
  'UDYAVARATOWERS2026',
  'kadamba-homes-1',
  'Builders of Udyavara',
])('%s is refused where brand and place are called so, and nowhere else', (password) => {
  const names = ['Kadamba Towers', '2nd Cross, Udyavara'];
  expect(findPasswordFault(password, '', names)).toBe(guessedFirst);
  expect(findPasswordFault(password)).toBeNull();
  expect(findPasswordFault(`${password} laterite`, '', names)).toBeNull();
});

test('a made password is never refused, and a long one is judged at once', () => {
  const started = process.cpuUsage();
  expect(findPasswordFault(`${'changeme'.repeat(24)}k`)).toBeNull();
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(200);
});
