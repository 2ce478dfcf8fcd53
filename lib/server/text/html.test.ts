import { describe, expect, it } from 'vitest';
import { Html, html, unescapeHtml } from './html';

describe('the HTML template', () => {
  it('escapes what is put in, in a text and in an attribute', () => {
    const { text } = html`<a title="${`"><script>`}">${`<b> & 'c'`}</a>`;
    expect(text).toBe('<a title="&quot;&gt;&lt;script&gt;">&lt;b&gt; &amp; &#39;c&#39;</a>');
    expect(html`<p>${'ಮನೆ = 5 / 2'}</p>`.text).toBe('<p>ಮನೆ = 5 / 2</p>');
    expect(unescapeHtml(text)).toBe(`<a title=""><script>"><b> & 'c'</a>`);
  });

  it('escapes nothing twice: neither a part of its own nor what is said to be HTML', () => {
    expect(html`<p>${html`<b>${'&'}</b>`}${new Html('<i>')}</p>`.text).toBe('<p><b>&amp;</b><i></p>');
    expect(unescapeHtml('&amp;lt;')).toBe('&lt;');
  });

  it('joins lists, and leaves out what is absent but not a zero', () => {
    expect(html`<p>${['a', html`<br>`, 'b']}${null}${undefined}${false}${0}</p>`.text).toBe('<p>a<br>b0</p>');
  });

  it('leaves its own indentation out and the line breaks of a value as they are', () => {
    const { text } = html`
      <p>
        one
        two ${'three\n  four'}
      </p>
      ${'five'}
    `;
    expect(text).toBe('<p>one two three\n  four</p>five');
  });
});
