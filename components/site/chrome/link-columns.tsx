import type { ReactNode } from 'react';
import { SiteLink } from '@/components/shared/site-link';

type Column = { heading: string; links: readonly { href: string; name: string; below?: ReactNode }[] };

export function LinkColumns({ columns }: { columns: Column[] }) {
  return (
    <div className="mt-14 grid gap-x-6 gap-y-14 tablet:grid-cols-2 desk:mt-20 desk:grid-cols-4">
      {columns.map(({ heading, links }) => (
        <section key={heading} aria-label={heading} className="border-t border-ink pt-5">
          <h2 className="text-display-4">{heading}</h2>
          <ul className="mt-4">
            {links.map(({ href, name, below }) => (
              <li key={href} className="border-t border-line">
                <SiteLink href={href} className="flex min-h-11 items-center py-2 text-base hover:text-terra">
                  {name}
                </SiteLink>
                {below}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
