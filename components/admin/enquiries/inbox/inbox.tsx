import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { AlertOffer } from '@/components/admin/push-notifications/alert-offer';
import { EmptyState } from '@/components/admin/ui/empty-state';
import { ListPages } from '@/components/admin/ui/list-pages';
import { WarningLine } from '@/components/admin/ui/notices/warning-line';
import { IntentLink } from '@/components/shared/intent-link';
import type { EnquiryCard } from '@/lib/domain/enquiries/dto';
import type {
  EnquiryPage,
  FilterOptions,
  FoundElsewhere,
  HeldLately,
  TabCounts,
} from '@/lib/domain/enquiries/inbox/dto';
import { readSla } from '@/lib/shared/enquiries/read-sla';
import type { Calendar } from '@/lib/shared/enquiries/working-time';
import type { ListView } from '@/lib/shared/lists/list-view';
import { type InboxQuery, isFiltered, toInboxPath, toSearch } from '../inbox-query';
import { NewEnquiries } from '../news/new-enquiries';
import { SoundChoice } from '../news/sound-choice';
import { BulkBar } from './bulk-bar';
import { EnquiryRow, type MarkOf } from './enquiry-row';
import { FoundElsewhereLine } from './found-elsewhere';
import { HeldNotice } from './held-notice';
import { InboxHead } from './inbox-head';
import { InboxLinks } from './inbox-links';
import { InboxTabs } from './inbox-tabs';
import { ListKeys } from './list-keys';
import { SlaGroups } from './sla-groups';
import { EnquiryTable } from './split-table';

export type InboxData = EnquiryPage & {
  query: InboxQuery;
  elsewhere: FoundElsewhere;
  view: ListView;
  counts: TabCounts;
  held: HeldLately | null;
  options: FilterOptions;
  newestAt: string;
  isMailSetUp: boolean;
  ownId: string;
  isAdmin: boolean;
  calendar: Calendar;
  /** A rotation has people, so new enquiries have a deadline. */
  hasSla: boolean;
  areAlertsOffered: boolean;
  isByTimeLeft: boolean;
};

function MailNotice({ isAdmin }: { isAdmin: boolean }) {
  return (
    <WarningLine icon={Mail} className="mx-4 mt-2 admin:mx-5">
      <p className="min-w-0 truncate">
        <strong className="font-semibold">Mail is not set up:</strong> nobody is notified.{' '}
        {isAdmin && (
          <IntentLink href="/admin/enquiries/delivery" className="underline underline-offset-2">
            Set up
          </IntentLink>
        )}
      </p>
    </WarningLine>
  );
}

type EmptyInboxProps = { query: InboxQuery; isElsewhere: boolean };

function EmptyInbox({ query, isElsewhere }: EmptyInboxProps) {
  if (query.tab === 'spam')
    return <EmptyState text="No possible spam." meanwhile="Enquiries that look like spam are listed here." />;
  return (
    <EmptyState
      text="No enquiries here."
      meanwhile={
        isElsewhere
          ? 'The lines above show where the words were found.'
          : isFiltered(query)
            ? 'Try other words or fewer filters.'
            : 'New enquiries and the calls that you add appear here at once.'
      }
    />
  );
}

type InboxProps = { inbox: InboxData; currentId?: string; isDetail: boolean; now: Date; children: ReactNode };

export function Inbox({ inbox, currentId, isDetail, now, children }: InboxProps) {
  const { query, view, counts, options, enquiries, page, newestAt, isMailSetUp, isAdmin } = inbox;
  const { isByTimeLeft, hasSla } = inbox;
  const search = toSearch(query, { page: page > 1 ? String(page) : '' });
  // Next to an open enquiry there is no room for columns.
  const isTable = view === 'table' && !isDetail;
  const markOf: MarkOf = ({ answerBy }) =>
    answerBy === null ? null : readSla(answerBy, inbox.calendar, now);
  const toRow = (enquiry: EnquiryCard) => (
    <EnquiryRow
      key={enquiry._id}
      enquiry={enquiry}
      search={search}
      isCurrent={enquiry._id === currentId}
      now={now}
      mark={markOf(enquiry)}
    />
  );
  return (
    <div className={isTable ? undefined : 'wide:grid wide:grid-cols-[420px_minmax(0,1fr)] print:block'}>
      <section
        aria-label="List of enquiries"
        className={
          isTable
            ? undefined
            : `border-line wide:sticky wide:top-0 wide:block wide:h-dvh wide:overflow-y-auto wide:border-r ${isDetail ? 'hidden print:hidden' : ''}`
        }
      >
        <InboxHead
          query={query}
          view={view}
          options={options}
          ownId={inbox.ownId}
          hasSla={hasSla && view !== 'table'}
          links={<InboxLinks query={query} people={options.people} isAdmin={isAdmin} />}
          notice={
            <>
              {!isMailSetUp && <MailNotice isAdmin={isAdmin} />}
              {inbox.held && query.tab !== 'spam' && (
                <HeldNotice held={inbox.held} now={now} className="mx-4 mt-2 admin:mx-5" />
              )}
            </>
          }
        />
        <InboxTabs query={query} counts={counts} hasSla={hasSla} />
        {inbox.areAlertsOffered && <AlertOffer />}
        <FoundElsewhereLine query={query} elsewhere={inbox.elsewhere} isAlone={inbox.total === 0} />
        <NewEnquiries newestAt={newestAt} isEmpty={inbox.total === 0} />
        <BulkBar
          rows={enquiries.map(({ _id, name, version }) => ({ _id, name, version }))}
          people={options.people}
          isSpam={query.tab === 'spam' || query.state === 'spam'}
        />
        {isTable && inbox.total > 0 && (
          <div className="p-4 admin:px-5">
            <EnquiryTable enquiries={enquiries} query={query} search={search} now={now} />
          </div>
        )}
        {!isTable &&
          (isByTimeLeft ? (
            <SlaGroups enquiries={enquiries} markOf={markOf}>
              {toRow}
            </SlaGroups>
          ) : (
            <ListKeys>
              <ul aria-label="Enquiries">{enquiries.map(toRow)}</ul>
            </ListKeys>
          ))}
        {inbox.total === 0 && (
          <div className="p-4 admin:p-5">
            <EmptyInbox query={query} isElsewhere={inbox.elsewhere.length > 0} />
          </div>
        )}
        {inbox.total > 0 && query.tab === 'spam' && (
          <p className="px-4 py-5 text-stone admin:px-5">Nothing here is deleted automatically.</p>
        )}
        <ListPages
          list={inbox}
          look="links"
          hrefOf={(to) => toInboxPath(toSearch(query, { page: String(to) }))}
        />
        <div className="border-hairline border-t px-4 py-2 admin:px-5">
          <SoundChoice />
        </div>
      </section>
      {!isTable && (
        <section
          aria-label="Enquiry"
          className={`min-h-dvh bg-paper wide:block wide:bg-field print:min-h-0 print:bg-transparent ${isDetail ? '' : 'hidden print:hidden'}`}
        >
          {/* Where the list is hidden its heading is missing. */}
          <h1 className="sr-only wide:hidden">Enquiries</h1>
          {children}
        </section>
      )}
    </div>
  );
}
