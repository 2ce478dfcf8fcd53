import { expect, test } from 'vitest';
import { toSummary } from './summary';

test('a description has no tags and no entities', () => {
  expect(toSummary('<h1>Sand &amp; sea</h1><p>A <strong>house</strong>.</p>')).toBe('Sand & sea A house.');
});

test('a long description ends after a whole word', () => {
  const text = toSummary(`<p>${'verandah '.repeat(40)}</p>`);
  expect(text.length).toBeLessThanOrEqual(156);
  expect(text).toMatch(/verandah…$/);
});

test('an empty description stays empty', () => {
  expect(toSummary('')).toBe('');
});
