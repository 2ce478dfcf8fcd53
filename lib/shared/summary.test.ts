import { expect, test } from 'vitest';
import { toPlainText, toSummary } from './summary';

test('a description has no tags and no entities', () => {
  expect(toSummary('<h1>Sand &amp; sea</h1><p>A <strong>house</strong>.</p>')).toBe('Sand & sea A house.');
});

test.each([
  ['&quot;Crest&quot; &#39;A&#39;', '"Crest" \'A\''],
  ['4 &lt; 5 &gt; 3', '4 < 5 > 3'],
  ['sea&nbsp;view', 'sea view'],
  ['&euro; 5', '&euro; 5'],
  ['&amp;lt;', '&lt;'],
])('%s reads %s', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});

test('blocks and line breaks part words, other tags do not', () => {
  expect(toPlainText('<h2>Sea</h2><ul><li>one</li><li>two</li></ul><p>a<br />b<br>c</p>end')).toBe(
    'Sea one two a b c end',
  );
  expect(toPlainText('<p>ver<strong>and</strong><a href="/x">ah</a></p>')).toBe('verandah');
});

test('all white space is one blank, and none stands at the ends', () => {
  expect(toPlainText(' <p>\n sea \t  view </p> ')).toBe('sea view');
});

test('a description of 155 characters is whole, and one of 156 is cut', () => {
  const words = `${'a'.repeat(100)} ${'b'.repeat(54)}`;
  expect(toSummary(words)).toBe(words);
  expect(toSummary(`${words}b`)).toBe(`${'a'.repeat(100)}…`);
});

test('a long description ends after a whole word', () => {
  const text = toSummary(`<p>${'verandah '.repeat(40)}</p>`);
  expect(text.length).toBeLessThanOrEqual(156);
  expect(text).toMatch(/verandah…$/);
});

test('an empty description stays empty', () => {
  expect(toSummary('')).toBe('');
});
