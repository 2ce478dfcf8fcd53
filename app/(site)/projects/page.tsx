import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { ProjectsScreen } from '@/components/site/projects/list/projects-screen';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import { getProjectPage, listTowns } from '@/lib/domain/projects/queries';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { readOptional } from '@/lib/server/cache/optional';
import { env } from '@/lib/server/env';
import { noFilter } from '@/lib/shared/project-filter';

export const ensureStatic = 'navigation';

const { title } = projectsContent;
const path = '/projects';

export const generateMetadata = () => describePage('projects');

export default async function ProjectsPage() {
  const [found, towns] = await Promise.all([
    readOptional('projects', () => getProjectPage(noFilter, 1)),
    readOptional('towns', listTowns),
  ]);
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <ProjectsScreen found={found} towns={towns ?? []} />
    </>
  );
}
