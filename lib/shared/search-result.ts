import { type SearchWords, searchLengths } from '@/lib/content/search-results';

/** How a search shows it: its end is cut. */
const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')} …` : text;

type Page = SearchWords & { path: string };
/** The address of the website, `https://host`, and the name of the builder. */
export type SearchedSite = { origin: string; brand: string };

/** What a search shows of a page, about. */
export const toSearchResult = ({ path, title, description }: Page, { origin, brand }: SearchedSite) => ({
  address: origin + path,
  title: cut(`${title} | ${brand}`, searchLengths.title),
  text: cut(description, searchLengths.description),
});
