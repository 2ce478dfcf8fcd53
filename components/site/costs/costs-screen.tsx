import { SiteLink } from '@/components/shared/site-link';
import { RegistrationBlock } from '@/components/site/projects/detail/registration-block';
import { costsContent } from '@/lib/content/projects/costs';
import type { PublicProject } from '@/lib/domain/projects/fields';
import type { Contact } from '@/lib/domain/settings/dto';
import type { CostQuery } from '@/lib/shared/costs/costs-query';
import { costsPath } from '@/lib/shared/projects/below-project';
import { AreaSection } from './area-section';
import { CostSection } from './cost-section';
import { InstalmentSection } from './instalment-section';
import '@/components/site/projects/detail/registration.css';
import './costs.css';

type CostsScreenProps = { project: PublicProject; query: CostQuery; contact: Contact };

export function CostsScreen({ project, query, contact }: CostsScreenProps) {
  const { name, slug, location, registrations, exemptions } = project;
  const form = { path: costsPath(slug), query };
  return (
    <div className="page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <div className="page-x">
        <h1 className="text-display-1">{costsContent.title}</h1>
        <p className="mt-4 text-lead">
          <SiteLink
            href={`/projects/${slug}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {name}
          </SiteLink>
          {location && `, ${location}`}
        </p>
      </div>
      <RegistrationBlock registrations={registrations} exemptions={exemptions} />
      <div className="costs-parts page-x">
        <CostSection project={project} contact={contact} {...form} />
        <InstalmentSection {...form} />
        <AreaSection {...form} />
      </div>
    </div>
  );
}
