import { RegisteredLines } from '@/components/site/registrations/registered-lines';
import { columns } from '@/components/site/ui/pictures/picture-boxes';
import { StaticImage } from '@/components/site/ui/pictures/static-image';
import { Reveal } from '@/components/site/ui/reveal';
import { stateOf } from '@/lib/content/projects/projects-pages';
import type { PublicProject } from '@/lib/domain/projects/fields';
import { formatArea } from '@/lib/shared/numbers/format';
import { toRegistered } from '@/lib/shared/projects/registered';
import { ProjectLink } from '../project-link';

const pairHeight = 'tablet:aspect-square desk:aspect-auto desk:h-[clamp(300px,41vw,660px)]';
const pairHeightDesk = 'clamp(300px, 41vw, 660px)';

const phoneBox = { width: columns(12), ratio: 12 / 13, portrait: true } as const;
const tabletBox = { from: 'tablet', width: columns(6), ratio: 1, portrait: true } as const;
const wideBoxes = [{ from: 'desk', width: columns(7), height: pairHeightDesk }, tabletBox, phoneBox] as const;
const narrowBoxes = [
  { from: 'desk', width: columns(4), height: pairHeightDesk, portrait: true },
  tabletBox,
  phoneBox,
] as const;

const shapes = {
  large: {
    place: 'tablet:col-span-full',
    picture: 'tablet:aspect-[1.83]',
    name: 'text-display-3',
    number: 'text-lead',
    facts: 'desk:col-start-9 desk:col-span-4',
    names: 'desk:col-span-8',
    sizes: [{ from: 'tablet', width: columns(12), ratio: 1.83 }, phoneBox],
  },
  'wide-left': {
    place: 'desk:col-span-7',
    picture: pairHeight,
    name: 'text-display-4',
    number: 'text-base',
    facts: 'desk:col-start-5 desk:col-span-3',
    names: 'desk:col-span-4',
    sizes: wideBoxes,
  },
  'narrow-right': {
    place: 'desk:col-start-9 desk:col-span-4',
    picture: pairHeight,
    name: 'text-display-4',
    number: 'text-base',
    facts: 'desk:col-start-3 desk:col-span-2',
    names: 'desk:col-span-2',
    sizes: narrowBoxes,
  },
  'narrow-left': {
    place: 'desk:col-span-4',
    picture: pairHeight,
    name: 'text-display-4',
    number: 'text-base',
    facts: 'desk:col-start-3 desk:col-span-2',
    names: 'desk:col-span-2',
    sizes: narrowBoxes,
  },
  'wide-right': {
    place: 'desk:col-start-6 desk:col-span-7',
    picture: pairHeight,
    name: 'text-display-4',
    number: 'text-base',
    facts: 'desk:col-start-4 desk:col-span-3',
    names: 'desk:col-span-3',
    sizes: wideBoxes,
  },
} as const;

type FeaturedProjectProps = { project: PublicProject; shape: keyof typeof shapes };

export function FeaturedProject({ project, shape }: FeaturedProjectProps) {
  const { place, picture, name, number, facts, names, sizes } = shapes[shape];
  return (
    <li className={`relative ${place} desk:grid desk:grid-cols-subgrid`}>
      <Reveal className="zoom col-span-full content-start desk:grid desk:grid-cols-subgrid">
        <div className={`picture-ground col-span-full aspect-[12/13] ${picture}`}>
          <StaticImage
            picture={project.images[0] ?? null}
            fallback="project"
            sizes={sizes}
            fill
            className="zoom-picture object-cover"
          />
        </div>
        <div className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 desk:contents">
          <div
            className={`min-w-0 max-w-full grow-99 basis-[min-content] wrap-break-word desk:mt-4 ${names}`}
          >
            <h3 className={`${name} wrap-break-word`}>
              <ProjectLink project={project}>{project.name}</ProjectLink>
            </h3>
            {project.location && <p className="mt-1 text-body leading-normal">{project.location}</p>}
          </div>
          <div className={`grow basis-[max(48%,6em)] wrap-anywhere text-small text-stone desk:mt-5 ${facts}`}>
            {project.category && <p>{project.category}</p>}
            {project.price && <p>{formatArea(project.price)}</p>}
            {(project.construction || project.possession) && <p>{stateOf(project)}</p>}
          </div>
          <RegisteredLines
            registered={toRegistered(project)}
            className={`col-span-full mt-2 basis-full wrap-anywhere ${number}`}
          />
        </div>
      </Reveal>
    </li>
  );
}
