import type { ReactNode } from 'react';
import { StatusWord } from '@/components/shared/status-word';
import { buttonClass } from '@/components/site/ui/button-class';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { controlLabels } from '@/lib/content/control-labels';
import { constructionNames, projectContent } from '@/lib/content/projects-pages';
import type { Project } from '@/lib/domain/projects/fields';
import { contactAddress } from '@/lib/shared/contact-address';
import { formatArea, formatSquareMetres } from '@/lib/shared/format';
import { ConstructionWord } from './construction-word';

const { facts } = projectContent;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-4">
      <dt className="w-28 text-label text-stone">{label}</dt>
      <dd className="flex-1 basis-28 text-base wrap-anywhere">{children}</dd>
    </div>
  );
}

export function FactsRail({ project }: { project: Project }) {
  const { _id, location, category, price, status, construction, possession } = project;
  const metres = formatSquareMetres(price);
  return (
    <div className="desk:col-span-4">
      <div className="desk:sticky desk:top-24">
        <StaticMarkup as="dl" className="border-t border-line">
          {location && <Fact label={facts.location}>{location}</Fact>}
          {category && <Fact label={facts.type}>{category}</Fact>}
          {price && (
            <Fact label={facts.area}>
              {formatArea(price)} {metres && <span className="whitespace-nowrap">({metres})</span>}
            </Fact>
          )}
          {construction && (
            <Fact label={facts.construction}>
              <ConstructionWord stage={construction} text={constructionNames[construction]} />
            </Fact>
          )}
          {possession && <Fact label={facts.possession}>{possession}</Fact>}
          {status !== 'featured' && (
            <Fact label={facts.status}>
              <StatusWord status={status} />
            </Fact>
          )}
        </StaticMarkup>
        {/* Not a link of the router's: it takes an address with a query for the page without. */}
        <a href={contactAddress(_id)} className={buttonClass('primary', 'mt-7 w-full print:hidden')}>
          {controlLabels.contactUs}
        </a>
      </div>
    </div>
  );
}
