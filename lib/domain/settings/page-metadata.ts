import 'server-only';
import type { Metadata } from 'next';
import { searchDefaults } from '@/lib/content/search-defaults';
import type { SearchPage } from '@/lib/content/search-results';
import { site } from '@/lib/content/site';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';
import { getShownContact, getShownWords } from './queries';

/** What a search shows of a fixed page: what the office chose, else the product's own. */
export async function describePage(page: SearchPage, isIndexed = true): Promise<Metadata> {
  const [{ search }, contact] = await Promise.all([getShownWords(), getShownContact()]);
  const { path, title, description } = searchDefaults(contact.city || site.city)[page];
  return toMetadata({
    title: search[page].title || title,
    description: search[page].description || description,
    path,
    share: sharePath(path),
    isIndexed,
  });
}
