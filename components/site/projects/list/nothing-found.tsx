import { ListState } from '@/components/site/ui/list-state';
import { TextLink } from '@/components/site/ui/text-link';
import { controlLabels } from '@/lib/content/control-labels';
import { describeBudget } from '@/lib/content/home-choices';
import { contactBarLabels } from '@/lib/content/pages/contact-bar';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import type { ProjectPage } from '@/lib/domain/projects/dto';
import type { Contact } from '@/lib/domain/settings/dto';
import { filterHref } from '@/lib/shared/project-filter';
import { MoreProjects } from './project-list';

type NothingFoundProps = Pick<ProjectPage, 'nearest' | 'wider'> & {
  contact: Pick<Contact, 'phone' | 'phoneHref'>;
};

export function NothingFound({ nearest, wider, contact }: NothingFoundProps) {
  return (
    <>
      <ListState kind="empty" text={projectsContent.noMatch}>
        <p className="max-w-[31em] text-body">{projectsContent.noMatchHelp}</p>
        <p className="mt-2 flex flex-wrap gap-x-8">
          {wider?.budget && (
            <TextLink href={filterHref(wider)}>
              {projectsContent.wider(describeBudget(wider.budget))}
            </TextLink>
          )}
          <TextLink href={contact.phoneHref}>
            {/* RERA, section 11(2): the registration numbers below must be as large. */}
            <span className="text-base">{`${contactBarLabels.call} ${contact.phone}`}</span>
          </TextLink>
          <TextLink href="/upcoming-projects">{controlLabels.requestCallback}</TextLink>
        </p>
      </ListState>
      {nearest.length > 0 && <MoreProjects id="nearest" title={projectsContent.nearest} cards={nearest} />}
    </>
  );
}
