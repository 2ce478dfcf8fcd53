import type { Route } from 'next';
import { PageBody, PageHead } from '@/components/admin/chrome/page-head';
import { BackToInbox } from '@/components/admin/enquiries/back-to-inbox';
import { ListPages } from '@/components/admin/ui/list-pages';
import type { SubscriberPage } from '@/lib/domain/subscribers/dto';
import { formatDay } from '@/lib/shared/format-moment';
import { EraseSubscriber } from './erase-subscriber';

// A known page with a query.
const hrefOf = (page: number) => `/admin/enquiries/newsletter?page=${page}` as Route;

/** Who asked for the newsletter, newest first. An admin erases an address when its person asks for it. */
export function SubscribersScreen({ list, isAdmin }: { list: SubscriberPage; isAdmin: boolean }) {
  const { subscribers, total } = list;
  return (
    <PageBody>
      <PageHead title="Newsletter" count={total}>
        <BackToInbox />
      </PageHead>
      <div className="mt-4 grid max-w-[860px] gap-4">
        {total === 0 && <p className="text-stone">Nobody has subscribed yet.</p>}
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
                    {formatDay(createdAt)}
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
