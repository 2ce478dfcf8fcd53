import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProjectsScreen } from '@/components/projects/projects-screen';
import { projectsContent } from '@/lib/content/projects-pages';
import { getProjectPage, listTowns } from '@/lib/domain/projects/queries';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';
import { filterHref, noFilter } from '@/lib/shared/project-filter';

type Props = PageProps<'/projects/page/[n]'>;

export const ensureStatic = 'navigation';

// A static route names at least one address; this one is 404 until there are as many projects.
export const generateStaticParams = () => [{ n: '999' }];

// Page 1 is /projects. Three digits at most, so that made-up numbers cannot fill the cache.
async function readPage({ params }: Props) {
  const { n } = await params;
  if (!/^(?:[2-9]|[1-9]\d{1,2})$/.test(n)) notFound();
  const found = await getProjectPage(Number(n));
  if (found.page > found.pageCount) notFound();
  return found;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await readPage(props);
  return toMetadata({
    title: `${projectsContent.title}, ${projectsContent.page.toLowerCase()} ${page}`,
    description: projectsContent.description,
    path: filterHref(noFilter, page),
    share: sharePath('/projects'),
  });
}

export default async function FurtherProjectsPage(props: Props) {
  const [found, towns] = await Promise.all([readPage(props), listTowns()]);
  return <ProjectsScreen found={found} towns={towns} />;
}
