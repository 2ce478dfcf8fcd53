import 'server-only';
import type { Metadata } from 'next';
import { searchDefaults } from '@/lib/content/search-defaults';
import type { SearchPage, SearchWords } from '@/lib/content/search-results';
import { site } from '@/lib/content/site';
import { type PageWords, sharePath, toMetadata } from '@/lib/shared/pages/page-metadata';
import { fillTexts } from '@/lib/shared/settings/placeholders';
import type { ShownSettings } from './dto';
import { getShownIdentity, getShownSettings } from './queries';

export function toSearchWords(
  { words, facts }: ShownSettings,
  page: SearchPage,
): SearchWords & { path: string } {
  const { path, title, description } = fillTexts(searchDefaults(facts.city || site.city)[page], facts);
  const chosen = words.search[page];
  return { path, title: chosen.title || title, description: chosen.description || description };
}

export const toSiteMetadata = async (words: Omit<PageWords, 'brand'>): Promise<Metadata> =>
  toMetadata({ brand: (await getShownIdentity()).name, ...words });

export const describeLinkPage = (
  words: Pick<PageWords, 'title' | 'description' | 'path'>,
): Promise<Metadata> => toSiteMetadata({ ...words, share: sharePath('/'), isIndexed: false });

export async function describePage(page: SearchPage, isIndexed = true): Promise<Metadata> {
  const { path, title, description } = toSearchWords(await getShownSettings(), page);
  return toSiteMetadata({ title, description, path, share: sharePath(path), isIndexed });
}
