import { SafeImage } from '@/components/shared/safe-image';
import { ContactFacts } from '@/components/site/enquiries/contact-facts';
import { type AskedProject, EnquiryForm } from '@/components/site/enquiries/enquiry-form';
import { ResponderLine } from '@/components/site/enquiries/responder-line';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { contactContent } from '@/lib/content/enquiries/contact';
import type { Responder, ShownContact } from '@/lib/domain/settings/dto';
import { illustrations } from '@/lib/shared/pictures/illustrations';
import type { Picture } from '@/lib/shared/pictures/picture';

const { title, lead, formTitle } = contactContent;

const streetBoxes = [
  { from: 'tablet', width: '100vw', height: 'clamp(480px, 50vw, 820px)' },
  { width: '100vw', height: 'clamp(300px, 77vw, 440px)' },
] as const;

type ContactScreenProps = {
  contact: ShownContact;
  responder: Responder | null;
  picture: Picture | null;
  project?: AskedProject;
  onRequest?: readonly string[];
};

export function ContactScreen({ contact, responder, picture, project, onRequest }: ContactScreenProps) {
  return (
    <>
      <div className="page-x page-top">
        <div className="desk:grid-12 items-end gap-y-5 max-desk:grid">
          <h1 className="text-display-1 desk:col-span-5">{title}</h1>
          <p className="max-w-[28em] text-lead desk:col-span-7 desk:col-start-6">{lead}</p>
        </div>
        <div className="mt-10 gap-y-14 max-desk:grid desk:grid-12 desk:mt-[clamp(3rem,5vw,4.5rem)]">
          <section aria-labelledby="enquiry" className="desk:col-span-7 desk:col-start-6 desk:row-start-1">
            <h2 id="enquiry" className="mb-8 text-display-3">
              {formTitle}
            </h2>
            {responder && (
              <StaticMarkup className="mb-8">
                <ResponderLine responder={responder} />
              </StaticMarkup>
            )}
            <EnquiryForm labelledBy="enquiry" contact={contact} project={project} onRequest={onRequest} />
          </section>
          <div className="desk:col-span-4 desk:row-start-1">
            <ContactFacts contact={contact} project={project?.name} />
          </div>
        </div>
      </div>
      <div className="section-gap picture-ground h-[clamp(300px,77vw,440px)] tablet:h-[clamp(480px,50vw,820px)]">
        <SafeImage
          picture={picture ?? illustrations.cornerOffice}
          fallback="project"
          sizes={streetBoxes}
          fill
          className="object-cover"
        />
      </div>
    </>
  );
}
