import { expect, it } from 'vitest';
import { hasWords } from './has-words';

it.each([
  ['Phone', 'phone number', true],
  ['Phone', 'pho', true],
  ['Add an enquiry', 'enq add', true],
  ['Business hours', 'hours of business', true],
  ['Logo', 'new logo', true],
  ['Name', 'brand', false],
  ['City', 'phone number', false],
  ['Anything', '', true],
])('“%s” by “%s”: %s', (text, typed, isFound) => {
  expect(hasWords(text, typed)).toBe(isFound);
});
