import type { Route } from 'next';
import { IntentLink } from '@/components/shared/intent-link';

const looks = {
  buttons: {
    previous: 'Previous page',
    next: 'Next page',
    nav: 'justify-center gap-3 pt-2',
    text: '',
    link: 'rounded-[2px] border border-control bg-field px-4 hover:bg-sand admin:h-9',
  },
  // Next to an open record there is less room, and the newest comes first.
  links: {
    previous: 'Newer',
    next: 'Older',
    nav: 'px-2 py-2',
    text: 'order-first mr-auto px-3',
    link: 'px-3 text-terra-deep hover:underline',
  },
};

type ListPagesProps = {
  list: { page: number; pageCount: number };
  hrefOf: (page: number) => Route;
  look?: keyof typeof looks;
};

export function ListPages({ list: { page, pageCount }, hrefOf, look = 'buttons' }: ListPagesProps) {
  if (pageCount === 1) return null;
  const { previous, next, nav, text, link } = looks[look];
  const linkClass = `inline-flex h-11 items-center font-semibold ${link}`;
  return (
    <nav aria-label="Pages of the list" className={`flex flex-wrap items-center ${nav}`}>
      {page > 1 && (
        <IntentLink href={hrefOf(page - 1)} rel="prev" className={linkClass}>
          {previous}
        </IntentLink>
      )}
      <p className={`text-stone ${text}`}>
        Page {page} of {pageCount}
      </p>
      {page < pageCount && (
        <IntentLink href={hrefOf(page + 1)} rel="next" className={linkClass}>
          {next}
        </IntentLink>
      )}
    </nav>
  );
}
