import { StaticMarkup } from '@/components/site/ui/static-markup';
import { phaseOf, projectContent } from '@/lib/content/projects/projects-pages';
import type { PublicProject } from '@/lib/domain/projects/fields';
import type { Contact } from '@/lib/domain/settings/dto';

type EnquiryBandProps = {
  project: Pick<PublicProject, '_id' | 'name' | 'status' | 'construction'>;
  contact: Contact;
};

export function EnquiryBand({ project, contact }: EnquiryBandProps) {
  const { _id, name } = project;
  const open = contact.hours.filter(({ opens }) => opens !== null);
  return (
    <section aria-labelledby="enquiry" className="section-gap bg-sand">
      <StaticMarkup className="page-x grid gap-y-8 py-16 tablet:py-[clamp(4.5rem,6.6vw,6.5rem)] desk:grid-12">
        <h2 id="enquiry" className="text-display-2 desk:col-span-5">
          {projectContent.askAbout} <span className="desk:block">{name}</span>
        </h2>
        <div className="desk:col-span-4 desk:col-start-6">
          <a
            href={contact.phoneHref}
            className="inline-flex min-h-11 items-center text-phone underline-offset-4 hover:underline"
          >
            {contact.phone}
          </a>
          <ul className="text-body">
            {open.map(({ days, time }) => (
              <li key={days}>
                {days} {time}
              </li>
            ))}
          </ul>
        </div>
        <p className="text-body desk:col-span-3 desk:col-start-10">
          {projectContent.askText[phaseOf(project)]}
        </p>
        <address className="on-paper hidden text-body not-italic">{contact.address.join(', ')}</address>
        {/* biome-ignore lint/performance/noImgElement: drawn in one size, and fetched when it has a box: on paper alone. */}
        <img src={`/share/qr/${_id}`} alt={projectContent.qr} loading="lazy" className="on-paper hidden" />
      </StaticMarkup>
    </section>
  );
}
