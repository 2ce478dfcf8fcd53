import { RegistrationNumber } from '@/components/site/registrations/registration-number';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { projectContent } from '@/lib/content/projects/projects-pages';
import type { PublicDocument } from '@/lib/domain/documents/fields';
import type { Exemption } from '@/lib/domain/exemptions/fields';
import type { PublicRegistration } from '@/lib/domain/registrations/fields';
import { describeExemption, describeReason } from '@/lib/shared/projects/registered';
import { certificateUrl } from '@/lib/shared/projects/registration';
import { describeCompletion } from '@/lib/shared/projects/registration-dates';
import { toQrPath } from '@/lib/shared/qr';
import { NamedDocument } from './document-link';

const { registration: texts } = projectContent;

type Documented = { documents: PublicDocument[] };

function Line({ registration, documents }: { registration: PublicRegistration } & Documented) {
  const { number, towers, documentId } = registration;
  const href = certificateUrl(number);
  const { size, d } = toQrPath(href);
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4 desk:flex-nowrap desk:justify-end desk:text-right">
      <div className="min-w-0">
        <p className="registration wrap-anywhere">
          {towers && `${towers}: `}
          <a
            href={href}
            rel="noreferrer"
            title={texts.certificate}
            aria-label={number}
            className="hover:text-terra"
          >
            <RegistrationNumber>{number}</RegistrationNumber>
          </a>
        </p>
        <p className="registration">{texts.authority}</p>
        <p className="mt-1 text-label text-stone">{describeCompletion(registration)}</p>
        {documents.some(({ _id }) => _id === documentId) && (
          <p className="mt-1 text-label text-stone">
            <NamedDocument id={documentId} documents={documents} as="span">
              {texts.own}
            </NamedDocument>
          </p>
        )}
      </div>
      <a href={href} rel="noreferrer" className="flex items-center gap-4 text-small">
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.code} className="registration-code">
          <path d={d} fill="currentColor" />
        </svg>
        <span className="underline underline-offset-4 desk:sr-only">{texts.certificate}</span>
      </a>
    </div>
  );
}

type ExemptionProps = { exemption: Exemption } & Documented;

function ExemptionLine({ exemption, documents }: ExemptionProps) {
  const { document, documentId } = exemption;
  return (
    <div className="desk:text-right">
      <p className="registration wrap-anywhere">{describeExemption(exemption)}</p>
      <p className="mt-1 text-label text-stone wrap-anywhere">
        {`${describeReason(exemption)} ${texts.document}: `}
        <NamedDocument id={documentId} documents={documents} as="span">
          {document}
        </NamedDocument>
      </p>
    </div>
  );
}

type BlockProps = { registrations: PublicRegistration[]; exemptions: Exemption[] } & Partial<Documented>;

/** RERA, section 11(2): numbers and the Authority's website at least half as large as the name; an exemption in the same place and size. */
export function RegistrationBlock({ registrations, exemptions, documents = [] }: BlockProps) {
  if (registrations.length + exemptions.length === 0) return null;
  return (
    <section aria-label={texts.title} className="registration-block page-x py-5">
      <StaticMarkup className="grid gap-6">
        {registrations.map((registration) => (
          <Line key={registration._id} registration={registration} documents={documents} />
        ))}
        {exemptions.map((exemption) => (
          <ExemptionLine key={exemption._id} exemption={exemption} documents={documents} />
        ))}
      </StaticMarkup>
    </section>
  );
}
