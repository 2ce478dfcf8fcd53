'use client';

import { Mail, Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Enquiry, ReadyAnswer } from '@/lib/domain/enquiries/dto';
import { WhatsAppLinks } from './whatsapp-links';

const size =
  'inline-flex h-12 items-center justify-center gap-2 rounded-[2px] px-2 font-semibold admin:h-9 admin:px-3.5';
const plain = 'border border-control bg-field hover:border-ink hover:bg-sand';

/** Hidden where the words need its room. */
const iconLook = {
  size: 16,
  strokeWidth: 1.6,
  'aria-hidden': true,
  className: 'max-[374px]:hidden',
} as const;

function ContactLink({ className = '', ...link }: ComponentProps<'a'>) {
  return <a {...link} className={`${size} flex-1 admin:flex-none ${className}`} />;
}

type ContactLinksProps = {
  enquiry: Pick<Enquiry, 'phone' | 'email' | 'project'>;
  answers: ReadyAnswer[];
};

/** Contact by one tap. */
export function ContactLinks({ enquiry, answers }: ContactLinksProps) {
  const { phone, email, project } = enquiry;
  const about = project ? ` about ${project.name}` : '';
  return (
    <div className="flex w-full gap-2 admin:w-auto admin:gap-3">
      <ContactLink href={`tel:${phone}`} className="bg-terra text-white hover:bg-terra-deep">
        <Phone {...iconLook} />
        Call
      </ContactLink>
      <WhatsAppLinks phone={phone} answers={answers} look={`${size} ${plain}`} />
      {email && (
        <ContactLink
          href={`mailto:${email}?subject=${encodeURIComponent(`Your enquiry${about}`)}`}
          className={plain}
        >
          <Mail {...iconLook} />
          Mail
        </ContactLink>
      )}
    </div>
  );
}
