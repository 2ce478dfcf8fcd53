import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { limits } from '@/lib/content/limits';
import { isCommonPassword } from './common-passwords';

test.each([
  'leavemealone',
  'LeaveMeAlone!',
  'leave-me-alone-2026',
  'l3avemeal0ne',
  'justinbieber',
  'whosyourdaddy',
  'unbelievable',
  'Unbelievable99',
  'qwerty123456',
  'coffee-dakota',
  'dragonmonster77',
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
])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  'a long enough one',
  'laterite-monsoon-44',
  'correct horse battery',
  'gF9-kkQ2-mmZ8',
  'coffee dakota laterite',
  'xkzwvxkzwvxk',
  'laterite-444',
  'rainy terrace verandah',
  'ಬೆಂಗಳೂರು ಮಳೆಗಾಲದಲ್ಲಿ',
])('%s is not common', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

test.each([
  'Kadamba-Towers-1',
  'K4damba-Udyavara!',
  'UDYAVARATOWERS2026',
  'kadamba-homes-1',
  'Builders of Udyavara',
])('%s is common where brand and place have these names, and nowhere else', async (password) => {
  const names = ['Kadamba Towers', '2nd Cross, Udyavara'];
  expect(await isCommonPassword(password, names)).toBe(true);
  expect(await isCommonPassword(password)).toBe(false);
  expect(await isCommonPassword(`${password} laterite`, names)).toBe(false);
});

test('of the entries of the list that are long enough for a password none is taken', async () => {
  const long = dictionary['passwords-common'].filter((each) => each.length >= limits.newPasswordMinLength);
  expect(long.length).toBeGreaterThan(300);
  const taken: string[] = [];
  for (const password of long.filter((_, at) => at % 10 === 0))
    if (!(await isCommonPassword(password))) taken.push(password);
  expect(taken).toEqual([]);
});

test('the longest password is judged in a moment', async () => {
  await isCommonPassword('a');
  const started = performance.now();
  await isCommonPassword('laterite'.repeat(25));
  expect(performance.now() - started).toBeLessThan(1000);
});
