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
])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  'a long enough one',
  'laterite-monsoon-44',
  'correct horse battery',
  'gF9-kkQ2-mmZ8',
  'coffee dakota laterite',
  'rainy terrace verandah',
  'ಬೆಂಗಳೂರು ಮಳೆಗಾಲದಲ್ಲಿ',
])('%s is not common', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
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
