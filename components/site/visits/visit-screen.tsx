import { EmailField, NameField, PhoneField } from '@/components/site/enquiries/contact-fields';
import { FormNotice } from '@/components/site/enquiries/form-notice';
import { Honeypot } from '@/components/site/enquiries/honeypot';
import { RegisteredLines } from '@/components/site/registrations/registered-lines';
import { buttonClass } from '@/components/site/ui/button-class';
import { TextLink } from '@/components/site/ui/text-link';
import { enquiryBlockId } from '@/lib/content/pages/contact-bar';
import { visitForm, visitLimits, visitNotice, visitTexts } from '@/lib/content/visits';
import type { PublicProject } from '@/lib/domain/projects/fields';
import type { ShownContact } from '@/lib/domain/settings/dto';
import { toRegistered } from '@/lib/shared/projects/registered';
import { listFree, type SlotDay } from '@/lib/shared/visits/slots';
import { SendTime } from './send-time';
import { SlotDays } from './slot-days';
import { VisitFact } from './visit-facts';
import './visit.css';

type VisitScreenProps = { project: PublicProject; days: SlotDay[]; contact: ShownContact };

function NoTime({ project: { slug } }: Pick<VisitScreenProps, 'project'>) {
  return (
    <div>
      <p className="text-lead">{visitTexts.none(visitLimits.days)}</p>
      <a href={`/projects/${slug}#${enquiryBlockId}`} className={buttonClass('primary', 'mt-6')}>
        {visitTexts.ask}
      </a>
    </div>
  );
}

function VisitForm({ project: { _id, slug }, days, contact }: VisitScreenProps) {
  return (
    <form method="post" action={visitForm.action}>
      <Honeypot />
      <input type="hidden" name="projectId" value={_id} />
      <input type="hidden" name="page" value={`/projects/${slug}/visit`} />
      <h2 className="visit-step">{visitTexts.choose}</h2>
      <SlotDays days={days} />
      <p className="mt-3 text-label text-stone">{visitTexts.zone}</p>
      <h2 className="visit-step mt-9">{visitTexts.who}</h2>
      <div className="mt-5 grid gap-6 tablet:grid-cols-2">
        <NameField id="visit-name" label={visitTexts.name} />
        <PhoneField id="visit-phone" label={visitTexts.phone} />
        <EmailField
          id="visit-email"
          label={visitTexts.email}
          note={visitTexts.optional}
          hint={visitTexts.emailHint}
          isOptional
        />
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        <SendTime text={visitTexts.send} verb={visitTexts.request} />
        <p className="max-w-[26em] flex-1 basis-64 text-label text-stone">{visitTexts.hold}</p>
      </div>
      <FormNotice text={visitNotice.text} contact={contact} />
    </form>
  );
}

export function VisitScreen({ project, days, contact }: VisitScreenProps) {
  const { name, slug, location, visitMinutes } = project;
  return (
    <div className="page-x page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <div className="grid gap-y-10 desk:grid-12">
        <div className="desk:col-span-4">
          <h1 className="text-display-2">{visitTexts.title(name)}</h1>
          <p className="mt-5 max-w-[24em] text-lead">{visitTexts.lead(visitMinutes)}</p>
          <dl className="visit-facts mt-6">
            {location && <VisitFact label={visitTexts.where}>{location}</VisitFact>}
            <VisitFact label={visitTexts.phone}>
              <a href={contact.phoneHref}>{contact.phone}</a>
            </VisitFact>
          </dl>
          <RegisteredLines
            registered={toRegistered(project)}
            className="mt-5 text-label text-stone wrap-anywhere"
          />
          <div className="mt-4">
            <TextLink href={`/projects/${slug}`}>{visitTexts.backTo(name)}</TextLink>
          </div>
        </div>
        <div className="desk:col-span-7 desk:col-start-6">
          {listFree(days).length > 0 ? (
            <VisitForm project={project} days={days} contact={contact} />
          ) : (
            <NoTime project={project} />
          )}
        </div>
      </div>
    </div>
  );
}
