import { describe, expect, it } from 'vitest';
import { listQueryKeys, searchPath } from './parsing/list-query';
import { filterHref, listWords, noFilter, parseFilter, parsePage } from './project-filter';

const towns = ['Mangalore', 'Udupi'];

describe('the filter of the list', () => {
  it('is read from the query without regard to case, and what is not offered is ignored', () => {
    expect(
      parseFilter({ status: 'Ready To Move', category: 'luxury VILLA', location: 'udupi' }, towns),
    ).toEqual({
      status: 'ready to move',
      category: 'Luxury villa',
      town: 'Udupi',
      bhk: '',
      budget: '',
      words: '',
    });
    expect(parseFilter({ bhk: '3', budget: '1.5 CRORE' }, towns)).toEqual({
      ...noFilter,
      bhk: '3',
      budget: '1.5 crore',
    });
    const strange = {
      status: "x' or 1=1",
      category: ['', 'Commercial'],
      location: 'Atlantis',
      bhk: '0',
      budget: '7',
      page: '-4',
    };
    expect(parseFilter(strange, towns)).toEqual(noFilter);
    const words = (q: string | string[]) => parseFilter({ q }, towns).words;
    expect(words([`  sea \n  view ${'a'.repeat(500)}`, 'b'])).toBe(`sea view ${'a'.repeat(71)}`);
    expect(words(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
    expect(words([])).toBe('');
  });

  it('takes pages from 1 to 999, and page 1 for anything else', () => {
    const pages = ['1', '7', '999', '1000', '0', '1.5', 'two', ''].map((page) => parsePage({ page }));
    expect(pages).toEqual([1, 7, 999, 1, 1, 1, 1, 1]);
    expect(parsePage({})).toBe(1);
  });

  it('makes words of letters and figures alone', () => {
    expect(listWords({ ...noFilter, words: 'Kadal & (Crest): 24x7 !|' })).toEqual(['kadal', 'crest', '24x7']);
    expect(listWords({ ...noFilter, words: '!!!' })).toEqual([]);
  });

  it('is drawn for its request at one address, by seven keys', () => {
    expect(searchPath).toBe('/projects/search');
    expect(listQueryKeys).toEqual(['status', 'category', 'location', 'bhk', 'budget', 'q', 'page']);
  });

  it('is written into the address of every page, and leaves the plain list alone', () => {
    expect(filterHref(noFilter)).toBe('/projects');
    expect(filterHref(noFilter, 3)).toBe('/projects/page/3');
    expect(filterHref({ ...noFilter, town: 'Udupi', category: 'Commercial' })).toBe(
      '/projects?category=Commercial&location=Udupi',
    );
    expect(filterHref({ ...noFilter, status: 'ready to move', words: 'a & b' }, 2)).toBe(
      '/projects?status=ready+to+move&q=a+%26+b&page=2',
    );
  });
});
