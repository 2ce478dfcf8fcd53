import type { Route } from 'next';
import Link from 'next/link';

type ListPagesProps = { page: number; pageCount: number; hrefOf: (page: number) => Route };

/** The way through a list that the server reads page by page. */
export function ListPages({ page, pageCount, hrefOf }: ListPagesProps) {
  if (pageCount === 1) return null;
  const look =
    'inline-flex h-11 items-center rounded-[2px] border border-control bg-field px-4 font-semibold hover:bg-sand admin:h-9';
  return (
    <nav aria-label="Pages of the list" className="flex flex-wrap items-center justify-center gap-3 pt-2">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" className={look}>
          Previous page
        </Link>
      )}
      <p className="text-stone">
        Page {page} of {pageCount}
      </p>
      {page < pageCount && (
        <Link href={hrefOf(page + 1)} rel="next" className={look}>
          Next page
        </Link>
      )}
    </nav>
  );
}
