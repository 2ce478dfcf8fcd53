import type { Route } from 'next';
import { Moment } from '@/components/admin/ui/moment';
import { IntentLink } from '@/components/shared/intent-link';
import type { AdminVisit } from '@/lib/domain/visits/dto';
import { formatClock } from '@/lib/shared/time/local-day';
import { VisitBadge } from './visit-look';
import { VisitSteps } from './visit-steps';

export type ListedVisit = AdminVisit & { link: string };

type VisitItemProps = { visit: ListedVisit; now: Date; isRequest?: boolean; isFirst?: boolean };

export function Held({ visit: { holdsTime, heldUntil } }: { visit: AdminVisit }) {
  if (!holdsTime) return <>time no longer reserved</>;
  return heldUntil ? (
    <>
      reserved until <Moment at={heldUntil} />
    </>
  ) : null;
}

export function VisitItem({ visit, now, isRequest = false, isFirst = false }: VisitItemProps) {
  const { _id, startsAt, enquiry, project, state } = visit;
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-3 border-hairline border-b px-4 py-3 last:border-b-0">
      <p className="pt-0.5 font-semibold text-[17px] tabular-nums admin:text-base">{formatClock(startsAt)}</p>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <p className="min-w-0 break-words">
            <IntentLink
              href={`/admin/visits/${_id}` as Route}
              className="inline-flex min-h-11 items-center font-semibold underline-offset-2 hover:underline admin:min-h-6"
            >
              {enquiry.title}
            </IntentLink>
            <span className="block text-stone admin:text-[13px]">
              {isRequest && (
                <>
                  <Moment at={startsAt} isDay />,{' '}
                </>
              )}
              {project.name}
              {visit.with && `, with ${visit.with}`}
              {state === 'requested' && (
                <>
                  , <Held visit={visit} />
                </>
              )}
            </span>
          </p>
          <VisitBadge state={state} />
        </div>
        <VisitSteps visit={visit} hasBegun={new Date(startsAt) <= now} isFirst={isFirst} />
      </div>
    </li>
  );
}
