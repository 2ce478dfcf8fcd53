import { ProjectsScreen } from '@/components/site/projects/projects-screen';
import { projectsContent } from '@/lib/content/projects-pages';
import { listTowns, searchProjects } from '@/lib/domain/projects/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';
import { parseFilter, parsePage } from '@/lib/shared/project-filter';

export const instant = false;

// The plain list is the one to be found; each of these is a part of it.
export const metadata = toMetadata({
  title: projectsContent.title,
  description: projectsContent.description,
  path: '/projects',
  share: sharePath('/projects'),
  isIndexed: false,
});

/** /projects with a query, by the rewrites of next.config.ts. */
export default async function FilteredProjectsPage({ searchParams }: PageProps<'/projects/search'>) {
  const query = await searchParams;
  const towns = (await readOptional('towns', listTowns)) ?? [];
  const filter = parseFilter(query, towns);
  const found = await readOptional('projects', () => searchProjects(filter, parsePage(query)));
  return <ProjectsScreen found={found} towns={towns} filter={filter} />;
}
