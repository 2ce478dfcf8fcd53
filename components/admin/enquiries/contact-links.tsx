import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { EnquiryCard } from '@/lib/domain/enquiries/dto';

const plain = 'border border-control bg-field hover:border-ink hover:bg-sand';

export function ContactLinks({ enquiry, brand }: { enquiry: EnquiryCard; brand: string }) {
  const { name, phone, email, project, addedBy } = enquiry;
  const about = project ? ` about ${project.name}` : '';
  const greeting = `Hello ${name}, this is ${brand}. ${addedBy ? 'You asked us' : 'You wrote to us'}${about}.`;
  const links = [
    { word: 'Call', Icon: Phone, href: `tel:${phone}`, look: 'bg-terra text-white hover:bg-terra-deep' },
    {
      word: 'WhatsApp',
      Icon: MessageCircle,
      href: `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(greeting)}`,
      look: plain,
    },
    {
      word: 'Mail',
      Icon: Mail,
      href: `mailto:${email}?subject=${encodeURIComponent(`Your enquiry${about}`)}`,
      look: plain,
    },
  ];
  return links
    .filter(({ word }) => word !== 'Mail' || email)
    .map(({ word, Icon, href, look }) => (
      <a
        key={word}
        href={href}
        target={word === 'WhatsApp' ? '_blank' : undefined}
        rel="noreferrer"
        className={`inline-flex h-12 flex-1 items-center justify-center gap-2 rounded-[2px] px-2 font-semibold admin:h-9 admin:flex-none admin:px-3.5 ${look}`}
      >
        <Icon size={16} strokeWidth={1.6} aria-hidden="true" className="max-[340px]:hidden" />
        {word}
      </a>
    ));
}
