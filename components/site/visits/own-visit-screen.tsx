import { buttonClass } from '@/components/site/ui/button-class';
import { ThankYou } from '@/components/site/ui/thank-you';
import { visitForm, visitTexts } from '@/lib/content/visits';
import type { OwnVisit } from '@/lib/domain/visits/dto';
import { formatLongDay } from '@/lib/shared/time/local-day';
import { listFree, type SlotDay } from '@/lib/shared/visits/slots';
import { formatSpan } from '@/lib/shared/visits/visit-time';
import { SendTime } from './send-time';
import { SlotDays } from './slot-days';
import { VisitFact } from './visit-facts';
import './visit.css';

const link = 'inline-flex min-h-11 items-center text-action underline decoration-control underline-offset-4';

function MailHeld({ visit: { isMailHeld } }: { visit: OwnVisit }) {
  return isMailHeld && <p className="mt-4 max-w-[34em] text-body">{visitTexts.mailHeld}</p>;
}

function Head({ visit }: { visit: OwnVisit }) {
  const { state, holdsTime, startsAt, minutes, place, map, calendar, contact } = visit;
  if (state === 'cancelled')
    return (
      <ThankYou title={visitTexts.cancelled} text={visitTexts.cancelledText} headingLevel={1}>
        <p className="text-body">{`${formatLongDay(startsAt)}, ${formatSpan(startsAt, minutes)}`}</p>
        <MailHeld visit={visit} />
      </ThankYou>
    );
  return (
    <>
      <h1 className="text-display-2">{visitTexts.yours}</h1>
      {state === 'requested' && (
        <p className="mt-4 max-w-[24em] text-lead">{holdsTime ? visitTexts.asked : visitTexts.lapsed}</p>
      )}
      <MailHeld visit={visit} />
      <dl className="visit-facts mt-6">
        <VisitFact label={visitTexts.when}>
          <b className="font-[650]">{formatLongDay(startsAt)}</b>, {formatSpan(startsAt, minutes)}
        </VisitFact>
        {place && <VisitFact label={visitTexts.place}>{place}</VisitFact>}
        <VisitFact label={visitTexts.telephone}>
          <a href={contact.phoneHref}>{contact.phone}</a>
        </VisitFact>
        <VisitFact label={visitTexts.state}>
          <span className="visit-state" data-state={state}>
            {visitTexts.states[state]}
          </span>
        </VisitFact>
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a href={calendar} className={link}>
          {visitTexts.calendar}
        </a>
        {map && (
          <a href={map} target="_blank" rel="noreferrer" className={link}>
            {visitTexts.map}
          </a>
        )}
      </p>
    </>
  );
}

/** Security: a link scanner changes nothing; only its buttons post. */
export function OwnVisitScreen({ visit, days }: { visit: OwnVisit; days: SlotDay[] }) {
  const { token, state } = visit;
  return (
    <div className="page-x page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <div className="grid gap-y-12 desk:grid-12">
        <div className="desk:col-span-5">
          <Head visit={visit} />
        </div>
        <section aria-labelledby="another" className="desk:col-span-6 desk:col-start-7">
          {listFree(days).length > 0 && (
            <>
              <h2 id="another" className="text-display-3">
                {state === 'cancelled' ? visitTexts.chooseAnother : visitTexts.another}
              </h2>
              <form method="post" action={visitForm.change} className="mt-6">
                <input type="hidden" name="token" value={token} />
                <SlotDays days={days} />
                <div className="mt-7">
                  <SendTime text={visitTexts.change} verb={visitTexts.changeTo} />
                </div>
              </form>
            </>
          )}
          {state !== 'cancelled' && (
            <form method="post" action={visitForm.cancel} className="mt-3">
              <input type="hidden" name="token" value={token} />
              <button type="submit" className={buttonClass('secondary', 'w-full tablet:w-auto')}>
                {visitTexts.cancel}
              </button>
            </form>
          )}
          <p className="mt-4 text-label text-stone">{visitTexts.alone}</p>
        </section>
      </div>
    </div>
  );
}
