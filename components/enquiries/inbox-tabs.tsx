import Link from 'next/link';
import type { TabCounts } from '@/lib/domain/enquiries/dto';
import { formatCount } from '@/lib/shared/format';
import { type InboxQuery, inboxTabs, toInboxPath, toSearch } from './inbox-query';

const names = { open: 'Open', new: 'New', overdue: 'Overdue', all: 'All', spam: 'Spam' } as const;

const currentLook =
  'border-ink bg-ink text-white panel:border-terra panel:bg-transparent panel:font-semibold panel:text-ink';
const otherLook =
  'border-control bg-field panel:border-transparent panel:bg-transparent panel:text-ink-2 panel:hover:text-ink';

/** The tabs of the inbox with their counts; on a phone chips that scroll inside their row. */
export function InboxTabs({ query, counts }: { query: InboxQuery; counts: TabCounts }) {
  return (
    <nav
      aria-label="Which enquiries"
      className="overflow-x-auto border-hairline border-b px-4 py-3 panel:border-line panel:px-5 panel:py-0"
    >
      <ul className="flex gap-2 panel:gap-5">
        {inboxTabs.map((tab) => {
          const isCurrent = tab === query.tab && query.state === '';
          const isAlarming = tab === 'overdue' && counts.overdue > 0;
          return (
            <li key={tab}>
              <Link
                href={toInboxPath(toSearch(query, { tab, state: '' }))}
                aria-current={isCurrent ? 'page' : undefined}
                className={`flex h-11 items-center gap-2 whitespace-nowrap rounded-[2px] border px-3.5 panel:h-10 panel:rounded-none panel:border-0 panel:border-b-2 panel:px-0 ${isCurrent ? currentLook : otherLook}`}
              >
                {names[tab]}
                <span
                  className={
                    isAlarming
                      ? `font-semibold ${isCurrent ? 'text-white panel:text-error' : 'text-error'}`
                      : isCurrent
                        ? 'text-white panel:text-stone'
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
