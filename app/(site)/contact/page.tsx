import { SafeImage } from '@/components/shared/safe-image';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { ContactFacts } from '@/components/site/enquiries/contact-facts';
import { EnquiryForm } from '@/components/site/enquiries/enquiry-form';
import { contactContent } from '@/lib/content/contact';
import { illustrations } from '@/lib/content/illustrations';
import { getShownContact } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';

export const ensureStatic = 'navigation';

const { title, lead, description, formTitle } = contactContent;
const path = '/contact';

const streetBoxes = [
  { from: 'tablet', width: '100vw', height: 'clamp(480px, 50vw, 820px)' },
  { width: '100vw', height: 'clamp(300px, 77vw, 440px)' },
] as const;

export const metadata = toMetadata({ title, description, path, share: sharePath(path) });

export default async function ContactPage() {
  const contact = await getShownContact();
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <div className="page-x page-top">
        <div className="desk:grid-12 items-end gap-y-5 max-desk:grid">
          <h1 className="text-display-1 desk:col-span-5">{title}</h1>
          <p className="max-w-[28em] text-lead desk:col-span-7 desk:col-start-6">{lead}</p>
        </div>
        <div className="mt-10 gap-y-14 max-desk:grid desk:grid-12 desk:mt-[clamp(3rem,5vw,4.5rem)]">
          <div className="desk:col-span-4">
            <ContactFacts contact={contact} />
          </div>
          <section aria-labelledby="enquiry" className="desk:col-span-7 desk:col-start-6">
            <h2 id="enquiry" className="mb-8 text-display-3">
              {formTitle}
            </h2>
            <EnquiryForm labelledBy="enquiry" contact={contact} />
          </section>
        </div>
      </div>
      <div className="section-gap picture-ground h-[clamp(300px,77vw,440px)] tablet:h-[clamp(480px,50vw,820px)]">
        <SafeImage
          picture={illustrations.cornerOffice}
          fallback="project"
          sizes={streetBoxes}
          fill
          className="object-cover"
        />
      </div>
    </>
  );
}
