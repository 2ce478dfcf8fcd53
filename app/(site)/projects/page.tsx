import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { ProjectsScreen } from '@/components/site/projects/projects-screen';
import { projectsContent } from '@/lib/content/projects-pages';
import { getProjectPage, listTowns } from '@/lib/domain/projects/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { env } from '@/lib/server/env';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';
import { noFilter } from '@/lib/shared/project-filter';

export const ensureStatic = 'navigation';

const { title, searchTitle, description } = projectsContent;
const path = '/projects';

export const metadata = toMetadata({ title: searchTitle, description, path, share: sharePath(path) });

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
