import { SafeImage } from '@/components/shared/safe-image';
import { StatusWord } from '@/components/shared/status-word';
import { columns } from '@/components/site/ui/picture-boxes';
import { Reveal } from '@/components/site/ui/reveal';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { projectContent, projectsContent, stateOf, statusNames } from '@/lib/content/projects-pages';
import type { ProjectCard as Card } from '@/lib/domain/projects/dto';
import { formatArea } from '@/lib/shared/format';
import { formatPrice } from '@/lib/shared/homes';
import { ConstructionWord } from './construction-word';
import { ProjectLink } from './project-link';

const boxes = [
  { from: 'desk', width: columns(4), ratio: 5 / 6, portrait: true },
  { from: 'tablet', width: columns(6), ratio: 5 / 6, portrait: true },
  { width: columns(12), ratio: 8 / 5 },
] as const;

type ProjectCardProps = { project: Card; preload?: boolean; headingLevel?: 2 | 3 | undefined };

export function ProjectCard({ project, preload, headingLevel = 2 }: ProjectCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { name, category, status, location, price, explore, construction, image, homes } = project;
  const isMarked = construction !== null && status === 'featured';
  const drawn = (
    <>
      <div className="picture-ground aspect-[8/5] tablet:aspect-[5/6]">
        <SafeImage
          picture={image}
          fallback="project"
          sizes={boxes}
          fill
          preload={preload}
          className={`zoom-picture object-cover ${explore ? '' : 'opacity-[.86] [filter:saturate(.55)]'}`}
        />
      </div>
      <div className="mt-4 flex items-start justify-between gap-x-4">
        {construction ? (
          <ConstructionWord stage={construction} text={stateOf(project)} />
        ) : (
          <StatusWord status={status} text={stateOf(project)} />
        )}
        {(isMarked || !explore) && (
          <span className="text-small text-stone">
            {explore ? statusNames.featured : projectsContent.comingSoon}
          </span>
        )}
      </div>
    </>
  );
  return (
    <li className="relative">
      <Reveal className={explore ? 'zoom' : ''}>
        {preload ? <div>{drawn}</div> : <StaticMarkup>{drawn}</StaticMarkup>}
        <Heading className="mt-1.5 text-display-4">
          <ProjectLink project={project}>{name}</ProjectLink>
        </Heading>
        {location && <p className="text-base leading-normal wrap-anywhere">{location}</p>}
        <div className="mt-4 flex justify-between gap-4 border-t border-line pt-3 text-small text-stone">
          <span>{homes.bhk || category}</span>
          <span className="text-right wrap-anywhere">
            {homes.priceFrom
              ? `${projectContent.homes.from} ${formatPrice(homes.priceFrom)}`
              : formatArea(price)}
          </span>
        </div>
      </Reveal>
    </li>
  );
}
