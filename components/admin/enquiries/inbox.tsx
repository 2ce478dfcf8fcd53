import Link from 'next/link';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/admin/ui/empty-state';
import { ListPages } from '@/components/admin/ui/list-pages';
import type { EnquiryPage, FilterOptions, TabCounts } from '@/lib/domain/enquiries/dto';
import { BulkBar } from './bulk-bar';
import { EnquiryRow } from './enquiry-row';
import { ExportLink } from './export-link';
import { ImportEnquiriesButton } from './import-button';
import { InboxHead } from './inbox-head';
import { type InboxQuery, isFiltered, toInboxPath, toSearch } from './inbox-query';
import { InboxTabs } from './inbox-tabs';
import { ListKeys } from './list-keys';
import { MailNotice } from './mail-notice';
import { NewEnquiries } from './new-enquiries';
import { SoundChoice } from './sound-choice';

export type InboxData = EnquiryPage & {
  query: InboxQuery;
  counts: TabCounts;
  options: FilterOptions;
  /** When the newest enquiry came that this list could know of. */
  newestAt: string;
  isMailSetUp: boolean;
  ownId: string;
  isAdmin: boolean;
};

function EmptyInbox({ query }: { query: InboxQuery }) {
  if (query.tab === 'spam')
    return <EmptyState text="Nothing is held for review." meanwhile="What looks like spam waits here." />;
  return (
    <EmptyState
      text="No enquiries here."
      meanwhile={
        isFiltered(query)
          ? 'Other words, or fewer filters, may find more.'
          : 'What visitors send stands here at once, with the calls that you add.'
      }
    />
  );
}

type InboxProps = { inbox: InboxData; currentId?: string; isDetail: boolean; now: Date; children: ReactNode };

/** The list, with one enquiry beside it; below 1024 px the list or the enquiry. */
export function Inbox({ inbox, currentId, isDetail, now, children }: InboxProps) {
  const { query, counts, options, enquiries, page, newestAt, isMailSetUp, isAdmin } = inbox;
  const search = toSearch(query, { page: page > 1 ? String(page) : '' });
  return (
    <div className="wide:grid wide:grid-cols-[420px_minmax(0,1fr)] print:block">
      <section
        aria-label="List of enquiries"
        className={`border-line wide:sticky wide:top-0 wide:block wide:h-dvh wide:overflow-y-auto wide:border-r ${isDetail ? 'hidden print:hidden' : ''}`}
      >
        <InboxHead
          query={query}
          options={options}
          ownId={inbox.ownId}
          notice={!isMailSetUp && <MailNotice isAdmin={isAdmin} />}
        />
        <InboxTabs query={query} counts={counts} />
        <NewEnquiries newestAt={newestAt} isEmpty={inbox.total === 0} />
        <BulkBar
          rows={enquiries.map(({ _id, name, version }) => ({ _id, name, version }))}
          people={options.people}
          isSpam={query.tab === 'spam' || query.state === 'spam'}
        />
        <ListKeys label="Enquiries">
          {enquiries.map((enquiry) => (
            <EnquiryRow
              key={enquiry._id}
              enquiry={enquiry}
              search={search}
              isCurrent={enquiry._id === currentId}
              now={now}
            />
          ))}
        </ListKeys>
        {inbox.total === 0 && (
          <div className="p-4 admin:p-5">
            <EmptyInbox query={query} />
          </div>
        )}
        {inbox.total > 0 && query.tab === 'spam' && (
          <p className="px-4 py-5 text-stone admin:px-5">Nothing here is thrown away by itself.</p>
        )}
        <ListPages
          list={inbox}
          look="links"
          hrefOf={(to) => toInboxPath(toSearch(query, { page: String(to) }))}
        />
        <div className="flex flex-wrap items-center justify-between gap-2 border-hairline border-t px-4 py-2 admin:px-5">
          <SoundChoice />
          {isAdmin && <ImportEnquiriesButton />}
        </div>
        <div className="flex gap-4 px-4 py-4 admin:hidden">
          <Link href="/admin/enquiries/figures" className="py-2 font-semibold text-terra-deep">
            Figures
          </Link>
          <ExportLink
            href={`/api/admin/enquiries.csv${search}`}
            className="py-2 font-semibold text-terra-deep"
          >
            Export CSV
          </ExportLink>
        </div>
      </section>
      <section
        aria-label="Enquiry"
        className={`min-h-dvh bg-paper wide:block wide:bg-field print:min-h-0 print:bg-transparent ${isDetail ? '' : 'hidden print:hidden'}`}
      >
        {/* Where the list is not shown its heading is missing. */}
        <h1 className="sr-only wide:hidden">Enquiries</h1>
        {children}
      </section>
    </div>
  );
}
