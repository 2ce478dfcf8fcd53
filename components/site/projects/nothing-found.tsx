import { ListState } from '@/components/site/ui/list-state';
import { TextLink } from '@/components/site/ui/text-link';
import { contactBarLabels } from '@/lib/content/contact-bar';
import { controlLabels } from '@/lib/content/control-labels';
import { projectsContent } from '@/lib/content/projects-pages';
import type { ProjectCard } from '@/lib/domain/projects/dto';
import type { Contact } from '@/lib/domain/settings/dto';
import { ProjectGrid } from './project-list';

type NothingFoundProps = { nearest: ProjectCard[]; contact: Pick<Contact, 'phone' | 'phoneHref'> };

/** Where no project has what was asked for: whom to ask, and the nearest to what was typed. */
export function NothingFound({ nearest, contact }: NothingFoundProps) {
  return (
    <>
      <ListState kind="empty" text={projectsContent.noMatch}>
        <p className="max-w-[31em] text-body">{projectsContent.noMatchHelp}</p>
        <p className="mt-2 flex flex-wrap gap-x-8">
          <TextLink href={contact.phoneHref}>{`${contactBarLabels.call} ${contact.phone}`}</TextLink>
          <TextLink href="/upcoming-projects">{controlLabels.requestCallback}</TextLink>
        </p>
      </ListState>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className="mt-16">
          <h2 id="nearest" className="mb-8 text-display-3">
            {projectsContent.nearest}
          </h2>
          <ProjectGrid cards={nearest} headingLevel={3} />
        </section>
      )}
    </>
  );
}
