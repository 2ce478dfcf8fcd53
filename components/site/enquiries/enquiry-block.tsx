import { StaticMarkup } from '@/components/site/ui/static-markup';
import { contactBarLabels, enquiryBlockId, whatsappLink } from '@/lib/content/pages/contact-bar';
import type { Responder } from '@/lib/domain/settings/dto';
import type { VisitedContact } from '@/lib/shared/enquiries/form-contact';
import { type AskedProject, EnquiryForm } from './enquiry-form';
import { ResponderLine } from './responder-line';

type EnquiryBlockProps = {
  project: AskedProject & { slug: string };
  onRequest: readonly string[];
  contact: VisitedContact;
  responder?: Responder | null | undefined;
};

export function EnquiryBlock({ project, onRequest, contact, responder }: EnquiryBlockProps) {
  const { slug, name } = project;
  return (
    <section
      id={enquiryBlockId}
      data-project={name}
      tabIndex={-1}
      aria-labelledby="enquire-title"
      className="bg-sand outline-none print:hidden"
    >
      <div className="page-x grid gap-y-6 pb-16 tablet:pb-[clamp(4.5rem,6.6vw,6.5rem)] desk:grid-12">
        <StaticMarkup className="desk:col-span-4">
          <h2 id="enquire-title" className="text-display-3">
            {contactBarLabels.enquiryTitle}
          </h2>
          <a
            href={whatsappLink(contact, name)}
            target="_blank"
            rel="noreferrer"
            className="mt-3 inline-flex min-h-11 items-center text-action underline decoration-control underline-offset-4 hover:text-terra-deep"
          >
            {contactBarLabels.writeOnWhatsapp}
          </a>
          {responder && <ResponderLine responder={responder} className="mt-6" />}
        </StaticMarkup>
        <div className="desk:col-span-7 desk:col-start-6">
          <EnquiryForm
            labelledBy="enquire-title"
            contact={contact}
            project={project}
            onRequest={onRequest}
            page={`/projects/${slug}`}
          />
        </div>
      </div>
    </section>
  );
}
