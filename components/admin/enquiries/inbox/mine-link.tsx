import { IntentLink } from '@/components/shared/intent-link';
import { type InboxQuery, toInboxPath, toSearch } from '../inbox-query';

export function MineLink({ query, ownId }: { query: InboxQuery; ownId: string }) {
  const isOn = query.assignee === ownId;
  return (
    <IntentLink
      href={toInboxPath(toSearch(query, { assignee: isOn ? '' : ownId }))}
      aria-current={isOn ? 'true' : undefined}
      className="inline-flex h-11 items-center rounded-[2px] border border-control bg-field px-3 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-white admin:h-[30px] admin:px-2.5 admin:text-[13px]"
    >
      Mine
    </IntentLink>
  );
}
