import type { Route } from 'next';
import { SearchForm } from '@/components/admin/ui/fields/search-form';
import { ListPages } from '@/components/admin/ui/list-pages';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import type { MissingPage, RedirectPage } from '@/lib/domain/redirects/dto';
import type { RedirectFilter } from '@/lib/domain/redirects/schema';
import { AddRedirect } from './add-redirect';
import { ImportRedirectsButton } from './import-button';
import { MissingPages } from './missing-pages';
import { RedirectList } from './redirect-list';

type RedirectsScreenProps = {
  list: RedirectPage;
  missing: MissingPage[];
  filter: RedirectFilter;
};

function titleOf(total: number, q: string): string {
  const count = total === 1 ? '1 redirect' : `${total === 0 ? 'No' : total} redirects`;
  return q ? `${count} with “${q}”` : count;
}

export function RedirectsScreen({ list, missing, filter: { q, from } }: RedirectsScreenProps) {
  const { redirects, total } = list;
  const hrefOf = (page: number) =>
    `/admin/redirects?${new URLSearchParams({ ...(q && { q }), page: String(page) })}` as Route;
  return (
    <PageBody>
      <PageHead title="Redirects">
        <ImportRedirectsButton />
      </PageHead>
      <div className="mt-4 grid max-w-[860px] gap-4">
        <p className="max-w-[75ch] text-stone">
          An address of your old site, or of a deleted page, can lead to another page. Former addresses of
          projects redirect automatically.
        </p>
        <AddRedirect from={from} />
        {(total > 0 || q !== '') && <SearchForm action="/admin/redirects" label="Part of an address" q={q} />}
        <RedirectList redirects={redirects} title={titleOf(total, q)} />
        <ListPages list={list} hrefOf={hrefOf} />
        <MissingPages pages={missing} />
      </div>
    </PageBody>
  );
}
