import type { SearchWords } from '@/lib/content/search-results';
import { type SearchedSite, toSearchResult } from '@/lib/shared/search-result';

type SearchResultProps = { page: SearchWords & { path: string }; site: SearchedSite };

export function SearchResult({ page, site }: SearchResultProps) {
  const { address, title, text } = toSearchResult(page, site);
  return (
    <div className="wrap-anywhere rounded-[2px] border border-line bg-field px-3 py-2.5">
      <p className="sr-only">A search shows:</p>
      <p className="text-stone admin:text-[12.5px]">{address}</p>
      <p className="font-[550] text-ink">{title}</p>
      <p className="text-ink-2 admin:text-[13px]">{text}</p>
    </div>
  );
}
