'use client';

import { Mail, Phone } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import type { ReadyAnswer } from '@/lib/domain/enquiries/inbox/dto';
import { firstOf } from '@/lib/shared/enquiries/contact-points';
import { AnswerOffer } from './answer-offer';
import { useAnswer } from './use-answer';
import { WhatsAppLinks } from './whatsapp-links';

const size =
  'inline-flex h-12 items-center justify-center gap-2 rounded-[2px] px-2 font-semibold admin:h-9 admin:px-3.5';
const first = 'max-admin:h-15 max-admin:basis-full max-admin:text-[18px]';
const plain = 'border border-control bg-field hover:border-ink hover:bg-sand';

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
  enquiry: Pick<Enquiry, '_id' | 'ways' | 'project' | 'state' | 'version'>;
  answers: ReadyAnswer[];
};

/** A tap saves nothing: the person says afterwards how it went. */
export function ContactLinks({ enquiry, answers }: ContactLinksProps) {
  const { ways, project } = enquiry;
  const [phone, email] = [firstOf(ways, 'phone'), firstOf(ways, 'email')];
  const row = useRef<HTMLDivElement>(null);
  const answer = useAnswer(enquiry);
  const about = project ? ` about ${project.name}` : '';
  return (
    <>
      <AnswerOffer answer={answer} onClosed={() => row.current?.querySelector('a')?.focus()} />
      <div ref={row} className="flex w-full flex-wrap gap-2 admin:w-auto">
        {phone && (
          <>
            <ContactLink
              href={`tel:${phone}`}
              onClick={() => answer.ask('call')}
              className={`${first} bg-terra text-white hover:bg-terra-deep`}
            >
              <Phone {...iconLook} className="max-admin:size-5" />
              Call
            </ContactLink>
            <WhatsAppLinks
              phone={phone}
              answers={answers}
              onPress={() => answer.ask('whatsapp')}
              look={`${size} ${plain}`}
            />
          </>
        )}
        {email && (
          <ContactLink
            onClick={() => answer.ask('mail')}
            href={`mailto:${email}?subject=${encodeURIComponent(`Your enquiry${about}`)}`}
            className={plain}
          >
            <Mail {...iconLook} />
            Mail
          </ContactLink>
        )}
      </div>
    </>
  );
}
