import { Download } from 'lucide-react';
import type { Route } from 'next';
import { ExportLink } from '@/components/admin/enquiries/inbox/export-link';
import { BackLink } from '@/components/admin/ui/back-link';
import { EmptyState } from '@/components/admin/ui/empty-state';
import { SearchForm } from '@/components/admin/ui/fields/search-form';
import { ListPages } from '@/components/admin/ui/list-pages';
import { Moment } from '@/components/admin/ui/moment';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { salesHome } from '@/lib/content/nav';
import type { SubscriberPage } from '@/lib/domain/subscribers/dto';
import { EraseSubscriber } from './erase-subscriber';

type SubscribersScreenProps = { list: SubscriberPage; q: string; isAdmin: boolean };

export function SubscribersScreen({ list, q, isAdmin }: SubscribersScreenProps) {
  const { subscribers, total } = list;
  const search = new URLSearchParams(q && { q });
  const hrefOf = (page: number) =>
    `/admin/enquiries/newsletter?${new URLSearchParams([...search, ['page', String(page)]])}` as Route;
  return (
    <PageBody>
      <PageHead title="Newsletter" count={total}>
        <div className="flex items-center gap-3">
          <BackLink href={salesHome} name="Enquiries" />
          <ExportLink
            href={`/api/admin/subscribers.csv${search.size > 0 ? `?${search}` : ''}`}
            className="inline-flex h-11 items-center gap-2 rounded-[2px] border border-control bg-field px-3 font-semibold hover:border-ink hover:bg-sand admin:h-9"
          >
            <Download size={16} strokeWidth={1.6} aria-hidden="true" />
            <span className="max-[400px]:sr-only">Export CSV</span>
          </ExportLink>
        </div>
      </PageHead>
      <div className="mt-4 grid max-w-[860px] gap-4">
        {(total > 0 || q) && (
          <SearchForm action="/admin/enquiries/newsletter" label="Part of an address" q={q} />
        )}
        {total === 0 && (
          <EmptyState
            text={q ? 'No address matches.' : 'Nobody has subscribed yet.'}
            meanwhile={
              q
                ? 'Try a shorter part of it.'
                : 'People who subscribe in the footer of the website appear here at once.'
            }
          />
        )}
        {total > 0 && (
          <ul className="rounded-[3px] border border-hairline bg-field">
            {subscribers.map(({ _id, email, page: from, createdAt }) => (
              <li
                key={_id}
                className="flex items-center justify-between gap-3 border-hairline border-t px-4 py-2.5 first:border-t-0 admin:px-5"
              >
                <span className="min-w-0 break-words">
                  <a href={`mailto:${email}`} className="font-semibold hover:underline">
                    {email}
                  </a>
                  <span className="block text-stone admin:text-[13px]">
                    <Moment at={createdAt} isDay />
                    {from && `, on ${from}`}
                  </span>
                </span>
                {isAdmin && <EraseSubscriber id={_id} email={email} />}
              </li>
            ))}
          </ul>
        )}
        <ListPages list={list} hrefOf={hrefOf} />
      </div>
    </PageBody>
  );
}
