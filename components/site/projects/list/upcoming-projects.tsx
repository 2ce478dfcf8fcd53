import { RegisteredLines } from '@/components/site/registrations/registered-lines';
import { ListState } from '@/components/site/ui/list-state';
import { columns } from '@/components/site/ui/pictures/picture-boxes';
import { StaticImage } from '@/components/site/ui/pictures/static-image';
import { Reveal } from '@/components/site/ui/reveal';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import { messages } from '@/lib/content/messages';
import { projectsContent, stateOf } from '@/lib/content/projects/projects-pages';
import type { ProjectCard } from '@/lib/domain/projects/dto';
import { formatArea } from '@/lib/shared/numbers/format';
import type { Boxes } from '@/lib/shared/pictures/picture-sources';
import { ProjectLink } from '../project-link';

const ratio = 8 / 5;
const aloneBoxes: Boxes = [
  { from: 'desk', width: columns(5), ratio },
  { width: columns(12), ratio },
];
const pairBoxes: Boxes = [
  { from: 'tablet', width: columns(6), ratio },
  { width: columns(12), ratio },
];

function UpcomingProject({ project, boxes }: { project: ProjectCard; boxes: Boxes }) {
  const { name, location, category, price, explore, construction, possession, image, registered } = project;
  return (
    <li className="relative">
      <Reveal className={explore ? 'zoom' : ''}>
        <div className="picture-ground aspect-[8/5]">
          <StaticImage
            picture={image}
            fallback="project"
            sizes={boxes}
            fill
            className={`zoom-picture object-cover ${explore ? '' : 'opacity-[.86] [filter:saturate(.55)]'}`}
          />
        </div>
        <div className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <div className="min-w-0 max-w-full grow-99 basis-[min-content] wrap-break-word">
            <h3 className="text-display-4 wrap-break-word">
              <ProjectLink project={project}>{name}</ProjectLink>
            </h3>
            {location && <p className="mt-0.5 text-base">{location}</p>}
          </div>
          <div className="grow basis-[max(48%,6em)] wrap-anywhere text-small text-stone">
            {category && <p>{category}</p>}
            {price && <p>{formatArea(price)}</p>}
            {(construction || possession) && <p>{stateOf(project)}</p>}
            {!explore && <p>{projectsContent.comingSoon}</p>}
          </div>
          <RegisteredLines registered={registered} className="mt-2 basis-full text-base wrap-anywhere" />
        </div>
      </Reveal>
    </li>
  );
}

type UpcomingProjectsProps = {
  projects: ProjectCard[] | null;
  inPairs?: boolean;
};

export function UpcomingProjects({ projects, inPairs = false }: UpcomingProjectsProps) {
  if (projects === null) {
    return (
      <ListState kind="error" text={messages.projects.listFailed}>
        <TextLink href="/upcoming-projects">{controlLabels.tryAgain}</TextLink>
      </ListState>
    );
  }
  if (projects.length === 0) {
    return (
      <ListState kind="empty" text={messages.projects.empty}>
        <TextLink href="/projects">{projectsContent.title}</TextLink>
      </ListState>
    );
  }
  return (
    <ul className={`grid grid-cols-1 gap-x-6 gap-y-14 ${inPairs ? 'tablet:grid-cols-2' : ''}`}>
      {projects.map((project) => (
        <UpcomingProject key={project._id} project={project} boxes={inPairs ? pairBoxes : aloneBoxes} />
      ))}
    </ul>
  );
}
