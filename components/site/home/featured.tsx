import { FeaturedProject } from '@/components/site/projects/list/featured-project';
import { ListState } from '@/components/site/ui/list-state';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import { messages } from '@/lib/content/messages';
import { homeContent } from '@/lib/content/pages/home';
import type { PublicProject } from '@/lib/domain/projects/fields';

function shapeOf(index: number, count: number) {
  if (index === 0 || (index === count - 1 && count % 2 === 0)) return 'large';
  return (['wide-left', 'narrow-right', 'narrow-left', 'wide-right'] as const)[(index - 1) % 4] ?? 'large';
}

/** HOME-3, STATE-5. `projects` is null when they could not be read. */
export function Featured({ projects }: { projects: PublicProject[] | null }) {
  return (
    <section aria-labelledby="featured" className="page-x section-gap">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="featured" className="text-display-2">
          {homeContent.featured}
        </h2>
        <TextLink href="/projects">{homeContent.allProjects}</TextLink>
      </div>
      <div className="mt-8 tablet:mt-12">
        {projects === null && (
          <ListState kind="error" text={messages.projects.listFailed}>
            <TextLink href="/projects">{homeContent.allProjects}</TextLink>
          </ListState>
        )}
        {projects?.length === 0 && (
          <ListState kind="empty" text={messages.projects.empty}>
            <TextLink href="/upcoming-projects">{controlLabels.requestCallback}</TextLink>
          </ListState>
        )}
        {projects && projects.length > 0 && (
          <ul className="grid grid-cols-1 gap-y-14 tablet:grid-cols-2 tablet:gap-x-6 desk:grid-12 desk:gap-y-[clamp(4.5rem,7vw,6.5rem)]">
            {projects.map((project, index) => (
              <FeaturedProject key={project._id} project={project} shape={shapeOf(index, projects.length)} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
