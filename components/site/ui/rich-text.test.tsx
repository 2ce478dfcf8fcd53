import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text';

const render = (html: string, below: 1 | 2 | 3) =>
  renderToStaticMarkup(<RichText html={html} below={below} />);

describe('the headings of a rich text', () => {
  // proves: STATE-5
  it('stand below the level of their section', () => {
    expect(render('<h1>A</h1><h2>B</h2>', 2)).toContain('<h3>A</h3><h4>B</h4>');
  });

  it('leave no level out where only the second one is used', () => {
    expect(render('<p>A</p><h2>B</h2>', 1)).toContain('<h2>B</h2>');
  });
});
