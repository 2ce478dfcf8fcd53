import type { ReactNode } from 'react';
import { StatusWord } from '@/components/shared/status-word';
import { buttonClass } from '@/components/site/ui/button-class';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { controlLabels } from '@/lib/content/control-labels';
import { enquiryBlockId } from '@/lib/content/pages/contact-bar';
import { constructionNames, phaseOf, projectContent } from '@/lib/content/projects/projects-pages';
import { findWorkInHand, nameEntry, type Progress } from '@/lib/domain/progress/fields';
import type { PublicProject } from '@/lib/domain/projects/fields';
import type { Contact } from '@/lib/domain/settings/dto';
import type { UnitType } from '@/lib/domain/unit-types/fields';
import { contactAddress } from '@/lib/shared/addresses/contact-address';
import { formatArea, formatSquareMetres } from '@/lib/shared/numbers/format';
import { visitPagePath } from '@/lib/shared/projects/below-project';
import { describeBhk, describeCarpet, findCheapest, formatPrice } from '@/lib/shared/projects/homes';
import { readyBy } from '@/lib/shared/projects/registration';
import { describeTower } from '@/lib/shared/projects/towers';
import { formatDay } from '@/lib/shared/time/format-moment';
import { formatWholeDay } from '@/lib/shared/time/whole-day';
import { ConstructionWord } from '../construction-word';
import { FoldedContents, PageContents, type PageSection } from './page-contents';
import { progressId } from './progress-section';
import { SectionDrawing } from './section-drawing';

const { facts } = projectContent;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-4">
      <dt className="w-28 text-label text-stone">{label}</dt>
      <dd className="flex-1 basis-28 text-base wrap-anywhere">{children}</dd>
    </div>
  );
}

function HomeFacts({
  homes,
  contact,
  isOffered,
}: {
  homes: UnitType[];
  contact: Contact;
  isOffered: boolean;
}) {
  const bhk = describeBhk(homes);
  const carpet = describeCarpet(homes);
  const cheapest = findCheapest(homes);
  const { priceFrom, priceIncludes = '', pricedOn = '' } = cheapest ?? {};
  const about = [priceIncludes, pricedOn && formatDay(pricedOn)].filter(Boolean).join('. ');
  return (
    <>
      {bhk && <Fact label={facts.homes}>{bhk}</Fact>}
      {carpet && (
        <Fact label={facts.carpet}>
          {carpet.metres}
          <span className="block text-small text-stone">{carpet.feet}</span>
        </Fact>
      )}
      {isOffered && (
        <Fact label={facts.price}>
          {priceFrom ? (
            <span className="text-lead font-[550]">{formatPrice(priceFrom)}</span>
          ) : (
            <>
              {facts.onRequest}{' '}
              <a href={contact.phoneHref} className="whitespace-nowrap underline underline-offset-4">
                {contact.phone}
              </a>
            </>
          )}
          {about && <span className="block text-small text-stone">{about}</span>}
        </Fact>
      )}
    </>
  );
}

function BuiltFact({ progress }: { progress: Progress[] }) {
  const work = findWorkInHand(progress);
  if (!work) return null;
  return (
    <Fact label={facts.built}>
      <a href={`#${progressId}`} className="underline underline-offset-4">
        {work.name} {work.percent} %
      </a>
      <span className="block text-small text-stone">{nameEntry(work.entry)}</span>
    </Fact>
  );
}

type FactsRailProps = {
  project: PublicProject;
  progress: Progress[];
  contact: Contact;
  isOffered: boolean;
  sections: PageSection[];
};

export function FactsRail({ project, progress, contact, isOffered, sections }: FactsRailProps) {
  const { _id, location, category, price, status, construction, possession, unitTypes } = project;
  const ready = readyBy(project.registrations);
  const metres = formatSquareMetres(price);
  const isLong = sections.length > 4;
  return (
    <div className="desk:col-span-4">
      <StaticMarkup>
        {isLong && <FoldedContents sections={sections} />}
        <dl className="border-t border-line">
          {location && <Fact label={facts.location}>{location}</Fact>}
          {unitTypes.length > 0 && <HomeFacts homes={unitTypes} contact={contact} isOffered={isOffered} />}
          {ready && (
            <Fact label={facts.ready}>
              {formatWholeDay(ready)}
              <span className="block text-small text-stone">{facts.asRegistered}</span>
            </Fact>
          )}
          <BuiltFact progress={progress} />
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
          {project.towers.length > 0 && (
            <Fact label={facts.building}>
              {project.towers.map((tower) => (
                <span key={tower._id} className="block">
                  {[tower.name, describeTower(tower)].filter(Boolean).join(': ')}
                </span>
              ))}
            </Fact>
          )}
          {possession && <Fact label={facts.possession}>{possession}</Fact>}
          {status !== 'featured' && (
            <Fact label={facts.status}>
              <StatusWord status={status} />
            </Fact>
          )}
        </dl>
      </StaticMarkup>
      <div className="desk:sticky desk:top-24">
        {isLong && (
          <StaticMarkup>
            <PageContents sections={sections} />
          </StaticMarkup>
        )}
        {isOffered && (
          <div className="mt-7 flex flex-wrap gap-3 print:hidden">
            <a
              href={project.visitsOn ? visitPagePath(project.slug) : `#${enquiryBlockId}`}
              className={buttonClass('primary', 'flex-1')}
            >
              {projectContent.visit[phaseOf(project)]}
            </a>
            {/* A plain link: the router takes an address with a query for the page without one. */}
            <a href={contactAddress(_id)} className={buttonClass('secondary', 'flex-1')}>
              {controlLabels.contactUs}
            </a>
          </div>
        )}
        <StaticMarkup>
          <SectionDrawing project={project} />
        </StaticMarkup>
      </div>
    </div>
  );
}
