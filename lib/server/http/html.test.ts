import { expect, it } from 'vitest';
import { escapeHtml } from './html';

it('a text cannot leave its place in HTML, nor in an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>A & B</a> &amp;`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;A &amp; B&lt;/a&gt; &amp;amp;',
  );
  expect(escapeHtml('ಮನೆ = 5 / 2')).toBe('ಮನೆ = 5 / 2');
});
