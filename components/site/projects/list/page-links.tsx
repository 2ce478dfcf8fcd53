import { ArrowLeft, ArrowRight } from '@/components/site/ui/icons';
import { projectsContent } from '@/lib/content/projects/projects-pages';

import { ListLink } from './list-link';

type PageLinksProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
};

const box = 'relative grid size-11 place-items-center hover:text-terra';

function listShown(page: number, pageCount: number): (number | null)[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const shown = all.filter((at) => at === 1 || at === pageCount || Math.abs(at - page) <= 1);
  return shown.flatMap((at, index) => (at - (shown[index - 1] ?? 0) > 1 ? [null, at] : [at]));
}

/** PROJ-9: every page is reachable by links. */
export function PageLinks({ page, pageCount, hrefOf }: PageLinksProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={projectsContent.pages} className="mt-20 border-t border-line pt-5">
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <ListLink
              href={hrefOf(page - 1)}
              rel="prev"
              aria-label={projectsContent.previousPage}
              className={`${box} -ml-3`}
            >
              <ArrowLeft />
            </ListLink>
          </li>
        )}
        {listShown(page, pageCount).map((at, index) => (
          <li key={at ?? `gap-${index}`}>
            {at === null ? (
              <span className="grid size-11 place-items-center text-stone">…</span>
            ) : (
              <ListLink
                href={hrefOf(at)}
                aria-label={`${projectsContent.page} ${at}`}
                aria-current={at === page ? 'page' : undefined}
                className={`${box} text-stone aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:-top-[21px] aria-[current]:after:h-1.5 aria-[current]:after:w-7 aria-[current]:after:bg-terra`}
              >
                {at}
              </ListLink>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <ListLink
              href={hrefOf(page + 1)}
              rel="next"
              aria-label={projectsContent.nextPage}
              className={box}
            >
              <ArrowRight />
            </ListLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
