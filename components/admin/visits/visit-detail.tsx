import type { Route } from 'next';
import { FollowUpChoice } from '@/components/admin/enquiries/enquiry/follow-up-choice';
import { NoteForm } from '@/components/admin/enquiries/enquiry/note-form';
import { StateBar } from '@/components/admin/enquiries/enquiry/state-bar';
import { BackLink } from '@/components/admin/ui/back-link';
import { Moment } from '@/components/admin/ui/moment';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import { salesHome } from '@/lib/content/nav';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { formatLongDay } from '@/lib/shared/time/local-day';
import type { SlotDay } from '@/lib/shared/visits/slots';
import { formatSpan } from '@/lib/shared/visits/visit-time';
import { ChangeVisit } from './change-visit';
import { Held, type ListedVisit } from './visit-item';
import { VisitBadge } from './visit-look';
import { VisitSteps } from './visit-steps';

type VisitDetailProps = { visit: ListedVisit; enquiry: Enquiry; days: SlotDay[]; now: Date };

function Facts({ visit }: { visit: ListedVisit }) {
  const { state, startsAt, minutes, project, remindedAt, enquiry } = visit;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <VisitBadge state={state} />
        {state === 'requested' && (
          <span className="text-stone">
            <Held visit={visit} />
          </span>
        )}
      </div>
      <p className="mt-3 font-semibold text-[19px] leading-7">
        {formatLongDay(startsAt)}, {formatSpan(startsAt, minutes)}
      </p>
      <p className="text-stone">
        {project.name}
        {visit.with && `, with ${visit.with}`}
      </p>
      {enquiry.message && <p className="mt-2 whitespace-pre-wrap break-words">{enquiry.message}</p>}
      {remindedAt.length > 0 && (
        <p className="mt-2 text-stone admin:text-[13px]">
          Reminded{' '}
          {remindedAt.map((at, index) => (
            <span key={at}>
              {index > 0 && ', '}
              <Moment at={at} />
            </span>
          ))}
        </p>
      )}
      <IntentLink
        href={`${salesHome}/${enquiry._id}` as Route}
        className="mt-2 inline-flex min-h-11 items-center text-terra-deep underline decoration-control underline-offset-2 admin:min-h-6"
      >
        Open the enquiry
      </IntentLink>
    </div>
  );
}

export function VisitDetail({ visit, enquiry, days, now }: VisitDetailProps) {
  const { state, startsAt } = visit;
  const isSettled = state === 'came' || state === 'missed';
  return (
    <PageBody>
      <PageHead title={`Visit, ${visit.enquiry.title}`}>
        <BackLink href={'/admin/visits' as Route} name="Visits" />
      </PageHead>
      <div className="mt-4 grid max-w-2xl gap-6">
        <Facts visit={visit} />
        <VisitSteps visit={visit} hasBegun={new Date(startsAt) <= now} isFirst isAlone />
        {isSettled && (
          <section aria-labelledby="next" className="grid gap-4 border-hairline border-t pt-5">
            <h2 id="next" className="font-semibold">
              What next?
            </h2>
            <StateBar enquiry={enquiry} />
            <FollowUpChoice enquiry={enquiry} now={now} />
            <NoteForm enquiryId={enquiry._id} />
            <IntentLink
              href={`/admin/visits/new?enquiry=${enquiry._id}` as Route}
              className="inline-flex h-11 w-fit items-center rounded-[2px] border border-control bg-field px-3.5 font-semibold hover:border-ink admin:h-9"
            >
              Second visit
            </IntentLink>
          </section>
        )}
        {state !== 'came' && (
          <div className="border-hairline border-t pt-5">
            <ChangeVisit visit={visit} days={days} />
          </div>
        )}
      </div>
    </PageBody>
  );
}
