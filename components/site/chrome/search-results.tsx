import { previewContent } from '@/lib/content/pages/preview';

type SearchResult = { address: string; title: string; text: string };

export function SearchResults({ results }: { results: SearchResult[] }) {
  return (
    <div className="page-x page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <h1 className="text-display-3">{previewContent.search}</h1>
      <ul className="mt-10 grid gap-8 wrap-anywhere">
        {results.map(({ address, title, text }) => (
          <li key={address} className="measure">
            <p className="text-small text-stone">{address}</p>
            <h2 className="mt-1 text-display-4">{title}</h2>
            <p className="mt-2 text-body">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
