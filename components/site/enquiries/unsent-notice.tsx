import { contactBarLabels, whatsappLink } from '@/lib/content/pages/contact-bar';
import { unsentTexts } from '@/lib/content/pages/outage';
import type { CallableContact } from '@/lib/shared/enquiries/form-contact';

type UnsentNoticeProps = {
  state: 'sending' | 'sendingKept' | 'waiting' | 'sent';
  contact: CallableContact;
  onDrop: () => void;
};

const link =
  'inline-flex min-h-11 items-center underline decoration-control underline-offset-4 hover:text-terra-deep';

export function UnsentNotice({ state, contact, onDrop }: UnsentNoticeProps) {
  return (
    <>
      <p className="mt-6">{unsentTexts[state]}</p>
      {state !== 'sent' && (
        <p className="flex flex-wrap gap-x-6">
          <a href={contact.phoneHref} className={link}>
            {contactBarLabels.call} {contact.phone}
          </a>
          <a href={whatsappLink(contact)} target="_blank" rel="noreferrer" className={link}>
            {contactBarLabels.writeOnWhatsapp}
          </a>
          {state === 'waiting' && (
            <button type="button" onClick={onDrop} className={link}>
              {unsentTexts.doNotSend}
            </button>
          )}
        </p>
      )}
    </>
  );
}
