import { IntentLink } from '@/components/shared/intent-link';
import { inboxTabNames, inboxTabs } from '@/lib/content/enquiries/enquiries';
import type { TabCounts } from '@/lib/domain/enquiries/inbox/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import { type InboxQuery, toInboxPath, toSearch } from '../inbox-query';

const currentLook =
  'border-ink bg-ink text-white admin:border-terra admin:bg-transparent admin:font-semibold admin:text-ink';
const otherLook =
  'border-control bg-field admin:border-transparent admin:bg-transparent admin:text-ink-2 admin:hover:text-ink';

// Five tabs with larger counts do not fit in one line.
const mostInLine = 999;

type InboxTabsProps = { query: InboxQuery; counts: TabCounts; hasSla: boolean };

export function InboxTabs({ query, counts, hasSla }: InboxTabsProps) {
  // Without deadlines nothing is late.
  const tabs = inboxTabs.filter((tab) => tab !== 'late' || hasSla || query.tab === 'late');
  const isHigh = Object.values(counts).some((count) => count > mostInLine);
  const shape = isHigh
    ? 'min-h-12 flex-col items-start px-2.5 py-1.5 leading-[18px]'
    : 'h-11 items-center gap-2 px-3.5 admin:h-10';
  return (
    <nav
      aria-label="Which enquiries"
      className="border-hairline border-b px-4 py-3 admin:border-line admin:px-5 admin:py-0"
    >
      <ul className="flex flex-wrap gap-1.5 admin:gap-x-5 admin:gap-y-0">
        {tabs.map((tab) => {
          const isCurrent = tab === query.tab && query.state === '';
          const isAlarming = (tab === 'overdue' || tab === 'late') && counts[tab] > 0;
          return (
            <li key={tab}>
              <IntentLink
                href={toInboxPath(toSearch(query, { tab, state: '' }))}
                aria-current={isCurrent ? 'page' : undefined}
                className={`flex ${shape} whitespace-nowrap rounded-[2px] border admin:rounded-none admin:border-0 admin:border-b-2 admin:px-0 ${isCurrent ? currentLook : otherLook}`}
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
              </IntentLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
