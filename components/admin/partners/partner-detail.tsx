import { toInboxPath } from '@/components/admin/enquiries/inbox-query';
import { Moment } from '@/components/admin/ui/moment';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { IntentLink } from '@/components/shared/intent-link';
import { partnerLimits, partnerTexts } from '@/lib/content/partners';
import type { NamedBuyer, Partner } from '@/lib/domain/partners/dto';
import { formatPhone } from '@/lib/shared/parsing/phone';
import { AcceptedTerms } from './accepted-terms';
import { EditPartner } from './edit-partner';
import { LinkField } from './link-field';
import { PartnerStep } from './partner-step';

type NamedEnquiry = NamedBuyer & { enquiry: string };

const { columns } = partnerTexts;
const cell = 'px-4 py-2.5 text-left admin:px-5';

function Contact({ partner }: { partner: Partner }) {
  const { _id, phone, email, note } = partner;
  return (
    <div className="grid gap-1 border-hairline border-b px-4 py-3 admin:px-5 admin:text-[13px]">
      <p className="wrap-anywhere">
        {phone && (
          <a href={`tel:${phone}`} className="underline decoration-control underline-offset-2">
            {formatPhone(phone)}
          </a>
        )}
        {phone && email && ', '}
        {email && (
          <a href={`mailto:${email}`} className="underline decoration-control underline-offset-2">
            {email}
          </a>
        )}
      </p>
      <p className="text-stone">
        <AcceptedTerms partner={partner} />{' '}
        <IntentLink
          href={`/admin/enquiries/${_id}`}
          className="text-terra-deep underline decoration-control underline-offset-2"
        >
          The request
        </IntentLink>{' '}
        has all stored data. Erasing it also ends the partner.
      </p>
      {note && <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{note}</p>}
    </div>
  );
}

type PartnerDetailProps = { partner: Partner; named: NamedEnquiry[] };

export function PartnerDetail({ partner, named }: PartnerDetailProps) {
  const { firm, link, state } = partner;
  return (
    <TitledCard
      id="partner-detail"
      title={link ? `What ${firm} sees with the link` : firm}
      note={link ? 'only their own buyers, with dates and stages' : undefined}
      isFlush
      action={
        <>
          <EditPartner partner={partner} />
          {state === 'approved' && <PartnerStep partner={partner} step="end" className="text-error!" />}
        </>
      }
    >
      <Contact partner={partner} />
      {link && (
        <div className="border-hairline border-b px-4 py-3 admin:px-5">
          <LinkField link={link} />
        </div>
      )}
      {named.length === 0 ? (
        <p className="px-4 py-4 text-stone admin:px-5">No buyers yet.</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full">
            <thead className="text-[13px] text-stone">
              <tr>
                {['As entered', columns.at, columns.stage, columns.since].map((head) => (
                  <th key={head} className={`${cell} font-normal`}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {named.map(({ enquiry, name, project, at, stage, since }) => (
                <tr key={enquiry} className="border-hairline border-t">
                  <th scope="row" className={`${cell} font-normal wrap-anywhere`}>
                    <IntentLink
                      href={`/admin/enquiries/${enquiry}`}
                      className="underline decoration-control underline-offset-2"
                    >
                      {name}
                    </IntentLink>
                    {project && `, ${project.name}`}
                  </th>
                  <td className={cell}>
                    <Moment at={at} />
                  </td>
                  <td className={cell}>{stage}</td>
                  <td className={cell}>
                    <Moment at={since} isDay />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {named.length > 0 && (
        <p className="border-hairline border-t px-4 py-3 text-stone admin:px-5">
          {named.length >= partnerLimits.mostShown && `${partnerTexts.more(partnerLimits.mostShown)} `}
          <IntentLink
            href={toInboxPath(`?tab=all&partner=${partner._id}`)}
            className="text-terra-deep underline decoration-control underline-offset-2"
          >
            Show them in the inbox
          </IntentLink>
        </p>
      )}
    </TitledCard>
  );
}
