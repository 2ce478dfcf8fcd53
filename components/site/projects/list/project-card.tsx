import { SafeImage } from '@/components/shared/safe-image';
import { StatusWord } from '@/components/shared/status-word';
import { RegisteredLines } from '@/components/site/registrations/registered-lines';
import { columns } from '@/components/site/ui/pictures/picture-boxes';
import { Reveal } from '@/components/site/ui/reveal';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { compareContent, comparedKey } from '@/lib/content/projects/compare';
import {
  projectContent,
  projectsContent,
  readyText,
  stageOf,
  statusNames,
} from '@/lib/content/projects/projects-pages';
import type { ProjectCard as Card } from '@/lib/domain/projects/dto';
import { formatArea } from '@/lib/shared/numbers/format';
import { formatPrice } from '@/lib/shared/projects/homes';
import { formatDay } from '@/lib/shared/time/format-moment';
import { ConstructionWord } from '../construction-word';
import { ProjectLink } from '../project-link';

const boxes = [
  { from: 'desk', width: columns(4), ratio: 5 / 6, portrait: true },
  { from: 'tablet', width: columns(6), ratio: 5 / 6, portrait: true },
  { width: columns(12), ratio: 8 / 5 },
] as const;

function CardFacts(card: Card) {
  const { category, price, homes, readyBy, registered } = card;
  // A registered date takes precedence over the planned one.
  const ready = readyBy ? `${projectsContent.ready} ${formatDay(readyBy)}` : readyText(card);
  return (
    <>
      <p className="mt-4 flex justify-between gap-4 border-t border-line pt-3">
        <span>{homes.bhk || category}</span>
        <span className={`text-right wrap-anywhere ${homes.priceFrom ? 'font-[550] text-ink' : ''}`}>
          {homes.priceFrom
            ? `${projectContent.homes.from} ${formatPrice(homes.priceFrom)}`
            : formatArea(price)}
        </span>
      </p>
      {(homes.carpet || ready) && (
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>{homes.carpet && `${projectsContent.carpet} ${homes.carpet}`}</span>
          <span>{ready}</span>
        </p>
      )}
      <RegisteredLines
        registered={registered}
        className="mt-3 border-t border-line pt-3 text-base text-ink wrap-anywhere"
      />
    </>
  );
}

function CompareBox({ slug, name }: Pick<Card, 'slug' | 'name'>) {
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center gap-3 whitespace-nowrap text-small">
      <input type="checkbox" name={comparedKey} value={slug} className="size-6 cursor-pointer" />
      {compareContent.compare}
      <span className="sr-only">{name}</span>
    </label>
  );
}

type ProjectCardProps = {
  project: Card;
  preload?: boolean;
  headingLevel?: 2 | 3 | undefined;
  canCompare?: boolean | undefined;
};

export function ProjectCard({ project, preload, headingLevel = 2, canCompare }: ProjectCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { name, slug, status, location, explore, construction, image } = project;
  const isMarked = construction !== null && status === 'featured';
  const state = construction ? (
    <ConstructionWord stage={construction} text={stageOf(project)} />
  ) : (
    <StatusWord status={status} text={stageOf(project)} />
  );
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
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-4">
        <div className="grow basis-[min-content]">{state}</div>
        {canCompare && explore ? (
          <CompareBox slug={slug} name={name} />
        ) : (
          (isMarked || !explore) && (
            <span className="text-small text-stone">
              {explore ? statusNames.featured : projectsContent.comingSoon}
            </span>
          )
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
        <StaticMarkup className="text-small text-stone">
          <CardFacts {...project} />
        </StaticMarkup>
      </Reveal>
    </li>
  );
}
