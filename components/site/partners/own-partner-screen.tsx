import { CheckField } from '@/components/site/enquiries/check-field';
import { EmailField, NameField, PhoneField } from '@/components/site/enquiries/contact-fields';
import { MessageField, SelectField } from '@/components/site/enquiries/form-field';
import { FormNotice } from '@/components/site/enquiries/form-notice';
import { Honeypot } from '@/components/site/enquiries/honeypot';
import { RegisteredLines } from '@/components/site/registrations/registered-lines';
import { buttonClass } from '@/components/site/ui/button-class';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { namedForm, namedNotice, partnerLimits, partnerTexts } from '@/lib/content/partners';
import type { NamedBuyer } from '@/lib/domain/partners/dto';
import type { FormContact } from '@/lib/shared/enquiries/form-contact';
import { formatDay, formatMoment } from '@/lib/shared/time/format-moment';
import './partner.css';

type OwnPartnerScreenProps = {
  token: string;
  firm: string;
  named: NamedBuyer[];
  projects: { value: string; name: string }[];
  contact: FormContact;
  isSent: boolean;
  /** An idempotency key: sent twice, it counts once. */
  requestKey: string;
};

const { columns } = partnerTexts;
/** Autofill would enter the partner's own data. */
const ofSomebodyElse = { autoComplete: 'off' } as const;

function NamedRow({ buyer: { name, project, at, stage, since } }: { buyer: NamedBuyer }) {
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        {name}
        {project && (
          <>
            <span className="block font-normal">{project.name}</span>
            <RegisteredLines
              registered={project.registered}
              className="font-normal text-base wrap-anywhere"
            />
          </>
        )}
      </th>
      <td data-head={columns.at}>
        <time dateTime={at}>{formatMoment(at)}</time>
      </td>
      <td data-head={columns.stage}>{stage}</td>
      <td data-head={columns.since}>
        <time dateTime={since}>{formatDay(since)}</time>
      </td>
    </tr>
  );
}

type NameFormProps = Pick<OwnPartnerScreenProps, 'token' | 'projects' | 'contact' | 'requestKey'>;

function NameForm({ token, projects, contact, requestKey }: NameFormProps) {
  return (
    <form method="post" action={namedForm.action} aria-labelledby="name-a-buyer">
      <Honeypot />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="requestKey" value={requestKey} />
      <div className="grid gap-6 tablet:grid-cols-2">
        <NameField
          id="buyer-name"
          label={partnerTexts.name}
          className="tablet:col-span-2"
          {...ofSomebodyElse}
        />
        <PhoneField
          id="buyer-phone"
          label={partnerTexts.phone}
          hint={partnerTexts.oneOf}
          isOptional
          {...ofSomebodyElse}
        />
        <EmailField id="buyer-email" label={partnerTexts.email} isOptional {...ofSomebodyElse} />
        <div className="tablet:col-span-2">
          <SelectField
            id="buyer-project"
            name="projectId"
            label={partnerTexts.project}
            isOptional
            options={[{ value: '', name: partnerTexts.noProject }, ...projects]}
          />
        </div>
        <MessageField
          id="buyer-message"
          name="message"
          label={partnerTexts.message}
          note={partnerTexts.optional}
          isOptional
          maxLength={fieldMax.message}
          className="tablet:col-span-2"
        />
      </div>
      <div className="mt-4" data-field="">
        <CheckField id="buyer-agreed" name="agreed" value="Yes" missing={partnerTexts.notAgreed}>
          {partnerTexts.agreed}
        </CheckField>
      </div>
      <button type="submit" className={buttonClass('primary', 'mt-6 w-full tablet:w-auto')}>
        {partnerTexts.send}
      </button>
      <FormNotice text={namedNotice.text} contact={contact} />
    </form>
  );
}

export function OwnPartnerScreen({ firm, named, isSent, ...form }: OwnPartnerScreenProps) {
  return (
    <div className="page-x page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <h1 className="text-display-2 wrap-anywhere">{partnerTexts.title(firm)}</h1>
      <p className="mt-4 max-w-[30em] text-lead">{partnerTexts.lead}</p>
      {isSent && (
        <p role="status" className="mt-6 border-ink border-l-4 pl-4 font-[550] text-body">
          {partnerTexts.sent}
        </p>
      )}
      <div className="mt-12 grid gap-x-16 gap-y-14 desk:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="min-w-0">
          {named.length === 0 ? (
            <p className="text-body">{partnerTexts.none}</p>
          ) : (
            <table className="named-buyers">
              <thead>
                <tr>
                  <th scope="col">{columns.name}</th>
                  <th scope="col">{columns.at}</th>
                  <th scope="col">{columns.stage}</th>
                  <th scope="col">{columns.since}</th>
                </tr>
              </thead>
              <tbody>
                {named.map((buyer) => (
                  <NamedRow key={`${buyer.at} ${buyer.name}`} buyer={buyer} />
                ))}
              </tbody>
            </table>
          )}
          {named.length >= partnerLimits.mostShown && (
            <p className="mt-4 text-small text-stone">{partnerTexts.more(partnerLimits.mostShown)}</p>
          )}
          <p className="mt-6 text-label text-stone">{partnerTexts.alone}</p>
        </div>
        <section>
          <h2 id="name-a-buyer" className="mb-7 text-display-3">
            {partnerTexts.formTitle}
          </h2>
          <NameForm {...form} />
        </section>
      </div>
    </div>
  );
}
