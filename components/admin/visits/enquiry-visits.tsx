import { CalendarPlus } from 'lucide-react';
import type { Route } from 'next';
import { IntentLink } from '@/components/shared/intent-link';
import { formatSlot } from '@/lib/shared/visits/visit-time';
import { Held, type ListedVisit } from './visit-item';
import { VisitBadge } from './visit-look';
import { VisitSteps } from './visit-steps';

function Visit({ visit, now }: { visit: ListedVisit; now: Date }) {
  const { _id, startsAt, project, state } = visit;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 break-words">
          <IntentLink
            href={`/admin/visits/${_id}` as Route}
            className="inline-flex min-h-11 items-center font-semibold underline-offset-2 hover:underline admin:min-h-6"
          >
            {formatSlot(startsAt)}
          </IntentLink>
          <span className="block text-stone admin:text-[13px]">
            {project.name}
            {state === 'requested' && (
              <>
                , <Held visit={visit} />
              </>
            )}
          </span>
        </p>
        <VisitBadge state={state} />
      </div>
      <div className="print:hidden">
        <VisitSteps visit={visit} hasBegun={new Date(startsAt) <= now} />
      </div>
    </li>
  );
}

const AddVisitLink = ({ enquiryId }: { enquiryId: string }) => (
  <p className="print:hidden">
    <IntentLink
      href={`/admin/visits/new?enquiry=${enquiryId}` as Route}
      className="inline-flex h-11 items-center gap-2 rounded-[2px] border border-control bg-field px-3 font-semibold hover:border-ink hover:bg-sand admin:h-9"
    >
      <CalendarPlus size={16} strokeWidth={1.6} aria-hidden="true" />
      Add visit
    </IntentLink>
  </p>
);

type EnquiryVisitsProps = { enquiryId: string; visits: ListedVisit[]; now: Date };

export function EnquiryVisits({ enquiryId, visits, now }: EnquiryVisitsProps) {
  if (visits.length === 0) return <AddVisitLink enquiryId={enquiryId} />;
  return (
    <section aria-label="Visits">
      <h3 className="font-semibold">Visits</h3>
      <ul className="mt-1 mb-3 divide-y divide-hairline border-hairline border-y">
        {visits.map((visit) => (
          <Visit key={visit._id} visit={visit} now={now} />
        ))}
      </ul>
      <AddVisitLink enquiryId={enquiryId} />
    </section>
  );
}
