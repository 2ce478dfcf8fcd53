import { z } from 'zod';
import { type SearchPage, searchPageNames, searchPages } from '@/lib/content/search-results';
import { searchTexts } from '@/lib/shared/fields';
import { definePart } from './define';

const words = z.object(searchTexts).default({ title: '', description: '' });

const schema = z.object(
  // Each page is named.
  Object.fromEntries(
    searchPages.map((page) => [page, words.meta({ label: searchPageNames[page] })]),
  ) as Record<SearchPage, typeof words>,
);

/** What a search shows of each page; an empty text is the product's own. */
export const search = definePart(
  { part: 'search', name: 'Google listing', role: 'editor', isPublic: true, checkedFields: [] },
  { schema, initial: schema.parse({}) },
);
