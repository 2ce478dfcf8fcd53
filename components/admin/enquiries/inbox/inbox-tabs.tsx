import Link from 'next/link';
import { inboxTabNames, inboxTabs } from '@/lib/content/enquiries/enquiries';
import type { TabCounts } from '@/lib/domain/enquiries/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import { type InboxQuery, toInboxPath, toSearch } from './inbox-query';

const currentLook =
  'border-ink bg-ink text-white admin:border-terra admin:bg-transparent admin:font-semibold admin:text-ink';
const otherLook =
  'border-control bg-field admin:border-transparent admin:bg-transparent admin:text-ink-2 admin:hover:text-ink';

export function InboxTabs({ query, counts }: { query: InboxQuery; counts: TabCounts }) {
  return (
    <nav
      aria-label="Which enquiries"
      className="overflow-x-auto border-hairline border-b px-4 py-3 admin:border-line admin:px-5 admin:py-0"
    >
      <ul className="flex gap-2 admin:gap-5">
        {inboxTabs.map((tab) => {
          const isCurrent = tab === query.tab && query.state === '';
          const isAlarming = tab === 'overdue' && counts.overdue > 0;
          return (
            <li key={tab}>
              <Link
                href={toInboxPath(toSearch(query, { tab, state: '' }))}
                aria-current={isCurrent ? 'page' : undefined}
                className={`flex h-11 items-center gap-2 whitespace-nowrap rounded-[2px] border px-3.5 admin:h-10 admin:rounded-none admin:border-0 admin:border-b-2 admin:px-0 ${isCurrent ? currentLook : otherLook}`}
              >
                {inboxTabNames[tab]}
                <span
                  className={
                    isAlarming
                      ? `font-semibold ${isCurrent ? 'text-white admin:text-error' : 'text-error'}`
                      : isCurrent
                        ? 'text-white admin:text-stone'
                        : 'text-stone'
                  }
                >
                  {formatCount(counts[tab])}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
