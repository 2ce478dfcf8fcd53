import { expect, test } from 'vitest';
import { toLinkAddress } from './link-address';

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' example.com/plans ', 'https://example.com/plans'],
  ['office@example.com', 'mailto:office@example.com'],
  ['tel:+918240000000', 'tel:+918240000000'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
])('%j becomes the link %s', (typed, href) => {
  expect(toLinkAddress(typed)).toBe(href);
});

test.each(['', 'javascript:alert(1)', 'data:text/html,x', 'two words', 'word'])('%j is no link', (typed) => {
  expect(toLinkAddress(typed)).toBeNull();
});
