import { z } from 'zod';
import { type SearchPage, searchPageNames, searchPages } from '@/lib/content/search-results';
import { searchTexts } from '@/lib/shared/parsing/fields';
import { definePart } from './define';

const words = z.object(searchTexts).default({ title: '', description: '' });

const schema = z.object(
  Object.fromEntries(
    searchPages.map((page) => [page, words.meta({ label: searchPageNames[page] })]),
  ) as Record<SearchPage, typeof words>,
);

export const search = definePart(
  { part: 'search', name: 'Google listing', role: 'editor', isPublic: true, checkedFields: [] },
  { schema, initial: schema.parse({}) },
);
