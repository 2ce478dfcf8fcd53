import { expect, it } from 'vitest';
import { isSameText } from './same-text';

it('texts are the same when every character is, of whatever length they are', () => {
  expect(isSameText('secret', 'secret')).toBe(true);
  expect(isSameText('', '')).toBe(true);
  expect(isSameText('secret', 'secres')).toBe(false);
  expect(isSameText('secret', 'secret ')).toBe(false);
  expect(isSameText('secret', '')).toBe(false);
});
