import type { ReactNode } from 'react';
import { contactContent } from '@/lib/content/enquiries/contact';
import { whatsappLink } from '@/lib/content/pages/contact-bar';
import type { ShownContact } from '@/lib/domain/settings/dto';

const { facts, directions, writeOnWhatsapp } = contactContent;
const link = 'inline-flex min-h-11 -my-2.5 items-center wrap-anywhere underline-offset-4 hover:underline';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-5">
      <dt className="text-label text-stone">{label}</dt>
      <dd className="mt-1 text-body">{children}</dd>
    </div>
  );
}

const directionsLink = ({ brand, address, place }: ShownContact) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place || [brand, ...address].join(', '))}`;

type ContactFactsProps = {
  contact: ShownContact;
  project?: string | undefined;
};

export function ContactFacts({ contact, project }: ContactFactsProps) {
  const { address, phone, phoneHref, email, hours } = contact;
  return (
    <>
      <dl>
        <Fact label={facts.address}>
          <address className="not-italic">
            {address.map((row, index) => (
              <span key={row} className="block">
                {row}
                {index < address.length - 1 && ','}
              </span>
            ))}
          </address>
          <a
            href={directionsLink(contact)}
            target="_blank"
            rel="noreferrer"
            className={`${link} mt-1.5 underline decoration-control`}
          >
            {directions}
          </a>
        </Fact>
        <Fact label={facts.phone}>
          <a href={phoneHref} className={link}>
            {phone}
          </a>
        </Fact>
        <Fact label={facts.whatsapp}>
          <a href={whatsappLink(contact, project)} target="_blank" rel="noreferrer" className={link}>
            {writeOnWhatsapp}
          </a>
        </Fact>
        <Fact label={facts.email}>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Fact>
      </dl>
      <h2 id="hours" className="border-t border-line pt-5 pb-4 text-label text-stone">
        {facts.hours}
      </h2>
      <dl aria-labelledby="hours" className="border-b border-line">
        {hours.map(({ days, time }) => (
          <div
            key={days}
            className="flex justify-between gap-x-6 border-t border-line py-[11px] text-base max-[22.5rem]:flex-col"
          >
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
