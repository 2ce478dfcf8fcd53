import type { Route } from 'next';
import { Moment } from '@/components/admin/ui/moment';
import { IntentLink } from '@/components/shared/intent-link';
import { redirectLimits } from '@/lib/content/admin/redirects';
import type { MissingPage } from '@/lib/domain/redirects/dto';

export function MissingPages({ pages }: { pages: MissingPage[] }) {
  return (
    <section aria-labelledby="missing-pages" className="mt-6 grid gap-3">
      <h2 id="missing-pages" className="font-semibold text-[17px]">
        Addresses not found (404)
      </h2>
      <p className="max-w-[75ch] text-stone">
        {pages.length === 0
          ? `None in the last ${redirectLimits.missingDays} days.`
          : `Addresses that visitors opened in the last ${redirectLimits.missingDays} days, the most frequent first. No data about visitors is stored.`}
      </p>
      {pages.length > 0 && (
        <ul className="rounded-[3px] border border-hairline bg-field">
          {pages.map(({ path, count, askedAt }) => (
            <li
              key={path}
              className="flex flex-wrap items-center justify-between gap-x-3 border-hairline border-t px-4 py-2.5 first:border-t-0 admin:px-5"
            >
              <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
                <span className="font-semibold">{path}</span>
                <span className="block text-stone admin:text-[13px]">
                  {count === 1 ? 'Once' : `${count} times`}. Last: <Moment at={askedAt} isDay />
                </span>
              </span>
              <IntentLink
                href={`/admin/redirects?${new URLSearchParams({ from: path })}` as Route}
                className="inline-flex min-h-11 items-center text-terra-deep hover:underline admin:min-h-9"
              >
                Make a redirect<span className="sr-only"> of {path}</span>
              </IntentLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
