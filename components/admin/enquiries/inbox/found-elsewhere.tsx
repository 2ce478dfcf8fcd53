import { IntentLink } from '@/components/shared/intent-link';
import { inboxTabNames, stateNames } from '@/lib/content/enquiries/enquiries';
import type { FoundElsewhere } from '@/lib/domain/enquiries/inbox/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import { type InboxQuery, toInboxPath, toSearch } from '../inbox-query';

type FoundElsewhereLineProps = { query: InboxQuery; elsewhere: FoundElsewhere; isAlone: boolean };

export function FoundElsewhereLine({ query, elsewhere, isAlone }: FoundElsewhereLineProps) {
  const place = stateNames[query.state as keyof typeof stateNames] ?? inboxTabNames[query.tab];
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-hairline border-b bg-paper px-4 py-2 empty:hidden admin:px-5 admin:text-[13px]"
    >
      {elsewhere.length > 0 && (
        <>
          <span>{isAlone ? `None in ${place}.` : 'Also found:'}</span>
          {elsewhere.map(({ state, count }) => (
            <IntentLink
              key={state}
              href={toInboxPath(toSearch(query, { tab: 'open', state }))}
              className="inline-flex min-h-11 items-center font-semibold text-terra-deep underline decoration-control underline-offset-2 hover:text-terra admin:min-h-7"
            >
              {formatCount(count)} in {stateNames[state]}
            </IntentLink>
          ))}
        </>
      )}
    </p>
  );
}
