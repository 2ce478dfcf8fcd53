import { projectsContent } from '@/lib/content/projects/projects-pages';
import type { ProjectPage } from '@/lib/domain/projects/dto';
import type { Contact } from '@/lib/domain/settings/dto';
import { filterHref, isFiltered, noFilter, type ProjectFilter } from '@/lib/shared/project-filter';
import { PriceHelp } from '../detail/price-help';
import { ListFilters } from './list-filters';
import { ListNavigation } from './list-navigation';
import { NothingFound } from './nothing-found';
import { PageLinks } from './page-links';
import { MoreProjects, ProjectList } from './project-list';

type ProjectsScreenProps = {
  found: ProjectPage | null;
  towns: string[];
  filter?: ProjectFilter;
  contact?: Contact;
};

/** PROJ-1, PROJ-9. */
export function ProjectsScreen({ found, towns, filter = noFilter, contact }: ProjectsScreenProps) {
  const hasAny = isFiltered(filter) || (found !== null && found.total > 0);
  return (
    <div className="page-x page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <div className="desk:grid-12 items-center gap-y-4 max-desk:grid">
        <h1 className="text-display-1 desk:col-span-8">
          {projectsContent.title}
          {found && found.page > 1 && (
            <span className="sr-only">
              , {projectsContent.page} {found.page}
            </span>
          )}
        </h1>
        <p className="max-w-[24em] text-lead desk:col-span-4 desk:col-start-9">{projectsContent.lead}</p>
      </div>
      <ListNavigation>
        <div className="mt-8 tablet:mt-12">
          {hasAny && <ListFilters filter={filter} towns={towns} found={found} />}
        </div>
        <div className="list-shown">
          {contact && found?.asksPrice && <PriceHelp found={found} contact={contact} />}
          {contact && found?.total === 0 ? (
            <NothingFound nearest={found.nearest} wider={found.wider} contact={contact} />
          ) : (
            <ProjectList cards={found?.cards ?? null} />
          )}
          {found && found.onRequest.length > 0 && (
            <MoreProjects id="on-request" title={projectsContent.onRequest} cards={found.onRequest} />
          )}
        </div>
        {found && (
          <PageLinks
            page={found.page}
            pageCount={found.pageCount}
            hrefOf={(page) => filterHref(filter, page)}
          />
        )}
      </ListNavigation>
    </div>
  );
}
