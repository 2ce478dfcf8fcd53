import { describe, expect, it } from 'vitest';
import { htmlAttacks, uncleanHtml } from '../../../tests/support/html-attacks';
import { sanitizeRichText } from './rich-text';

const toolbar =
  '<h1>One</h1><h2>Two</h2><p><strong>bold</strong> <em>italic</em> <u>under</u><br />next</p>' +
  '<ol><li><p>first</p></li></ol><ul><li><p>dot</p></li></ul><p><a href="mailto:a@example.com">mail</a></p>';

describe('rich text', () => {
  it('leaves what the toolbar makes as it is', () => {
    expect(sanitizeRichText(toolbar)).toBe(toolbar);
  });

  it('cleaned twice is the same as cleaned once', () => {
    const dirty = `${toolbar}<a href="https://example.com" onclick="x">x</a><b>y</b><i>z</i><div>text</div>`;
    const once = sanitizeRichText(dirty);
    expect(sanitizeRichText(once)).toBe(once);
  });

  it.each(htmlAttacks)('%s is clean afterwards, and cleaned twice the same', (attack) => {
    const clean = sanitizeRichText(attack);
    expect(clean).not.toMatch(uncleanHtml);
    expect(sanitizeRichText(clean)).toBe(clean);
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<svg><script>x</script></svg>', ''],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<math><mi//xlink:href="data:x,<script>x</script>">', ''],
    ['<b>y</b><i>z</i>', '<strong>y</strong><em>z</em>'],
    ['<a href="tel:+918240000000" target="_blank">a</a>', '<a href="tel:+918240000000">a</a>'],
    ['<a>a</a>', '<a>a</a>'],
    [
      '<a href="/projects?next=https://example.com">a</a>',
      '<a href="/projects?next=https://example.com">a</a>',
    ],
    [' <p>a\u0000b</p>\n', '<p>ab</p>'],
  ])('%s becomes %j', (dirty, clean) => {
    expect(sanitizeRichText(dirty)).toBe(clean);
  });

  it.each(['https://example.com', 'http://example.com', 'HTTPS://example.com'])(
    'gives the link to another site, %s, a rel that says so',
    (href) => {
      expect(sanitizeRichText(`<a href="${href}" rel="opener">a</a>`)).toBe(
        `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">a</a>`,
      );
    },
  );

  it('keeps twelve lists in one another, and drops those that lie deeper', () => {
    const nested = (depth: number) => `${'<ul>'.repeat(depth)}a${'</ul>'.repeat(depth)}`;
    expect(sanitizeRichText(nested(12))).toBe(nested(12));
    expect(sanitizeRichText(nested(13))).toBe(nested(12));
    expect(sanitizeRichText(nested(500))).toBe(nested(12));
  });

  // proves: STATE-5
  it.each([
    '',
    '<p></p>',
    '<p><br></p>',
    ' ',
    '<h1> </h1><p>&nbsp;</p>',
    '<ul><li><p></p></li></ul>',
    '\u0000',
  ])('%j, in which nothing can be seen, is the empty text', (html) => {
    expect(sanitizeRichText(html)).toBe('');
  });
});
