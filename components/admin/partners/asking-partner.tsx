import { HalfDiamond } from '@/components/admin/ui/half-diamond';
import { IntentLink } from '@/components/shared/intent-link';
import type { Partner } from '@/lib/domain/partners/dto';
import { formatPhone } from '@/lib/shared/parsing/phone';
import { certificateUrl } from '@/lib/shared/projects/registration';
import { AcceptedTerms } from './accepted-terms';
import { EditPartner } from './edit-partner';
import { PartnerStep } from './partner-step';

const link =
  'inline-flex min-h-11 items-center font-semibold text-terra-deep underline underline-offset-2 admin:min-h-6';

type AskingPartnerProps = { partner: Partner; isFirst: boolean };

export function AskingPartner({ partner, isFirst }: AskingPartnerProps) {
  const { _id, firm, name, number, numberWarning, phone, email, message, note } = partner;
  const id = `asks-${_id}`;
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-r-[2px] border-warning border-l-4 bg-warning-tint px-4 py-3"
    >
      <span className="mt-1 text-warning">
        <HalfDiamond />
      </span>
      <div className="min-w-0 flex-1 basis-72">
        <h2 id={id} className="font-semibold wrap-anywhere">
          {firm} wants to become a partner
        </h2>
        <p className="text-ink-2 wrap-anywhere">
          {[name, phone && formatPhone(phone), email].filter(Boolean).join(', ')}.{' '}
          <AcceptedTerms partner={partner} />
        </p>
        {message && <p className="mt-1 text-ink-2 wrap-anywhere">“{message}”</p>}
        <p className="mt-1.5 wrap-anywhere">
          {number ? (
            <>
              Registration <span className="font-mono text-[13px]">{number}</span>{' '}
              <span className="text-stone">
                {numberWarning || 'has the right form. Look it up before you approve.'}
              </span>
            </>
          ) : (
            'No registration number.'
          )}
        </p>
        {note && <p className="mt-1 text-stone wrap-anywhere">{note}</p>}
        <p className="flex flex-wrap gap-x-4">
          {number && (
            <a href={certificateUrl(number)} target="_blank" rel="noreferrer" className={link}>
              Open the register
            </a>
          )}
          <IntentLink href={`/admin/enquiries/${_id}`} className={link}>
            Open the request
          </IntentLink>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <EditPartner partner={partner} />
        <PartnerStep partner={partner} step="refuse" isNamed />
        <PartnerStep partner={partner} step="approve" look={isFirst ? 'primary' : 'secondary'} isNamed />
      </div>
    </section>
  );
}
