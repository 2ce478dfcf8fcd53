import { expect, test } from 'vitest';
import { toLinkAddress } from './link-address';

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' example.com/plans ', 'https://example.com/plans'],
  ['office@example.com', 'mailto:office@example.com'],
  ['tel:+918240000000', 'tel:+918240000000'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['HTTP://Example.com', 'HTTP://Example.com'],
  ['http://intranet', 'http://intranet'],
  ['example.com/go:plans', 'https://example.com/go:plans'],
  ['example.com/me@example.com', 'https://example.com/me@example.com'],
  ['mailto:office@example.com', 'mailto:office@example.com'],
  ['  tel:100  ', 'tel:100'],
  ['example.com/@office', 'https://example.com/@office'],
  ['user@example.com/plans', 'https://user@example.com/plans'],
])('%j becomes the link %s', (typed, href) => {
  expect(toLinkAddress(typed)).toBe(href);
});

// Most of them hold a dot: without one, anything but web, mail and telephone would fall through the last rule.
test.each([
  '',
  '  ',
  'javascript:alert(document.cookie)',
  'JavaScript:alert(1.5)',
  'data:text/html,example.com',
  'ftp://example.com',
  'view-source:https://example.com',
  'view-source:example.com:80',
  'ms.word+x-1:example.com',
  'x:https://example.com',
  'mailto:',
  'two words.com',
  'https://example.com/two words',
  'example.com https://example.com',
  'office@example',
  '@example',
  'word',
])('%j is no link', (typed) => {
  expect(toLinkAddress(typed)).toBeNull();
});
