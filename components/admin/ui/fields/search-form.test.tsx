import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchForm } from './search-form';

it('a list is searched by a GET without scripts, and what its address says beside the words stays', () => {
  const html = renderToStaticMarkup(
    <SearchForm action="/admin/pictures" label="File name" q="tower" kept={{ show: 'unused' }} />,
  );
  expect(html).toMatch(/<form [^>]*action="\/admin\/pictures"/);
  expect(html).toMatch(/<input type="hidden" name="show" value="unused"\/>/);
  expect(html).toMatch(/<input type="search" [^>]*name="q" value="tower"/);
  expect(html).toMatch(/<button type="submit"/);
});
