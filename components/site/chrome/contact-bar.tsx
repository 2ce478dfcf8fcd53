import { type ChatPartner, contactBarLabels } from '@/lib/content/pages/contact-bar';
import { ContactBarLinks } from './contact-bar-links';

export const barLook =
  'contact-bar fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)]';

export function ContactBar({ phoneHref, brand }: ChatPartner) {
  return (
    <div className="h-[calc(53px+env(safe-area-inset-bottom))] bg-ink desk:hidden pointer-fine:tablet:hidden print:hidden">
      <nav aria-label={contactBarLabels.label} className={barLook}>
        <ContactBarLinks contact={{ phoneHref, brand }} />
      </nav>
    </div>
  );
}
