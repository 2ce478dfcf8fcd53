import { Card } from '@/components/admin/dashboard/card';
import { Initials } from '@/components/admin/ui/initials';
import { Moment } from '@/components/admin/ui/moment';
import { IntentLink } from '@/components/shared/intent-link';
import type { HistoryLine } from '@/lib/domain/history/dto';
import { groupChanges } from './group-changes';
import { isOwnAccount, verbOf } from './words';

const shownCount = 7;

export function RecentChanges({ entries }: { entries: HistoryLine[] }) {
  const changes = groupChanges(entries.filter(({ action }) => !isOwnAccount(action))).slice(0, shownCount);
  return (
    <Card
      id="recent-changes"
      title="Recent changes"
      note={
        <IntentLink
          href="/admin/history"
          className="text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra"
        >
          History
        </IntentLink>
      }
    >
      {changes.length === 0 && <p className="px-4 py-6 text-stone">No changes yet.</p>}
      <ol>
        {changes.map(({ first: entry, subject }) => (
          <li
            key={entry._id}
            className="flex items-start gap-3 border-hairline border-b px-4 py-2.5 last:border-b-0"
          >
            <Initials name={entry.actor} />
            <p className="min-w-0 flex-1">
              <span className="block break-words">
                {entry.actor} {verbOf(entry.action)}{' '}
                {!isOwnAccount(entry.action) && <strong className="font-semibold">{subject}</strong>}
              </span>
              {entry.labels.length > 0 && (
                <span className="block break-words text-[13px] text-stone leading-[18px]">
                  {entry.labels.join(', ')}
                </span>
              )}
            </p>
            <Moment at={entry.at} className="shrink-0 text-[13px] text-stone" />
          </li>
        ))}
      </ol>
    </Card>
  );
}
