import type { Metadata } from 'next';
import { ListState } from '@/components/site/ui/list-state';
import { contactBarLabels, whatsappLink } from '@/lib/content/pages/contact-bar';
import { outage } from '@/lib/content/pages/outage';
import { getShownContact } from '@/lib/domain/settings/queries';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: outage.title, robots: { index: false } };

const link =
  'inline-flex min-h-11 items-center text-action underline decoration-control underline-offset-4 hover:text-terra-deep';

export default async function UnavailablePage() {
  const contact = await getShownContact();
  const { phone, phoneHref } = contact;
  return (
    <div className="page-x page-top min-h-[70vh] pb-24">
      <ListState kind="error" text={outage.title} headingLevel={1}>
        <p className="text-lead">{outage.text}</p>
        <p className="mt-4 flex flex-wrap gap-x-8">
          <a href={phoneHref} className={link}>
            {contactBarLabels.call} {phone}
          </a>
          <a href={whatsappLink(contact)} target="_blank" rel="noreferrer" className={link}>
            {contactBarLabels.writeOnWhatsapp}
          </a>
        </p>
      </ListState>
    </div>
  );
}
