import { type SearchWords, searchLengths } from '@/lib/content/search-results';

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')} …` : text;

type Page = SearchWords & { path: string };
export type SearchedSite = { origin: string; brand: string };

export const toSearchResult = ({ path, title, description }: Page, { origin, brand }: SearchedSite) => ({
  address: origin + path,
  title: cut(`${title} | ${brand}`, searchLengths.title),
  text: cut(description, searchLengths.description),
});
