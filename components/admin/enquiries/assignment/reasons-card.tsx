import { Initials } from '@/components/admin/ui/initials';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { IntentLink } from '@/components/shared/intent-link';
import type { AssignmentReason } from '@/lib/domain/assignment/dto';
import { formatClock } from '@/lib/shared/time/local-day';

export function ReasonsCard({ reasons }: { reasons: AssignmentReason[] }) {
  return (
    <TitledCard id="reasons-title" title="Why each enquiry was allotted" note="today" isFlush>
      {reasons.length === 0 ? (
        <p className="px-4 py-4 text-stone admin:px-5">No enquiries today.</p>
      ) : (
        <ul>
          {reasons.map(({ enquiry, title, at, owner, reason }) => (
            <li
              key={enquiry}
              className="grid grid-cols-[52px_minmax(0,1fr)] gap-x-3 gap-y-1 border-hairline border-t px-4 py-2.5 first:border-t-0 admin:px-5 xl:grid-cols-[52px_minmax(0,0.8fr)_minmax(0,0.9fr)_minmax(0,2fr)]"
            >
              <time dateTime={at} className="text-ink-2">
                {formatClock(at)}
              </time>
              <IntentLink
                href={`/admin/enquiries/${enquiry}`}
                className="font-semibold wrap-anywhere hover:underline"
              >
                {title}
              </IntentLink>
              <span className="flex min-w-0 items-center gap-2 max-xl:col-start-2">
                {owner && <Initials name={owner} />}
                <span className="min-w-0 wrap-anywhere">{owner ?? 'Nobody'}</span>
              </span>
              <span className="text-ink-2 wrap-anywhere max-xl:col-start-2">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
