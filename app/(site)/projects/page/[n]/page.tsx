import type { Metadata } from 'next';
import { MissingPage } from '@/components/site/chrome/missing-page';
import { ProjectsScreen } from '@/components/site/projects/list/projects-screen';
import { messages } from '@/lib/content/messages';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import { getProjectPage, listTowns } from '@/lib/domain/projects/queries';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { readOptional } from '@/lib/server/cache/optional';
import { sharePath } from '@/lib/shared/pages/page-metadata';
import { filterHref, noFilter } from '@/lib/shared/project-filter';
import NoSuchPage from './not-found';

type Props = PageProps<'/projects/page/[n]'>;

export const ensureStatic = 'navigation';

// Next requires one address here. This one is the not-found page.
export const generateStaticParams = () => [{ n: '0' }];

// Page 1 is /projects. At most three digits, so that made-up numbers cannot fill the cache.
async function readPage({ params }: Props) {
  const { n } = await params;
  if (!/^(?:[2-9]|[1-9]\d{1,2})$/.test(n)) return 'none';
  const found = await readOptional('projects', () => getProjectPage(noFilter, Number(n)));
  return found && found.page < Number(n) ? 'none' : found;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  if ((await readPage(props)) === 'none') return { title: messages.notFound, robots: { index: false } };
  const { n } = await props.params;
  return toSiteMetadata({
    title: `${projectsContent.title}, ${projectsContent.page.toLowerCase()} ${n}`,
    description: projectsContent.description,
    path: filterHref(noFilter, Number(n)),
    share: sharePath('/projects'),
  });
}

export default async function FurtherProjectsPage(props: Props) {
  const [found, towns] = await Promise.all([readPage(props), readOptional('towns', listTowns)]);
  if (found === 'none')
    return (
      <MissingPage>
        <NoSuchPage />
      </MissingPage>
    );
  return <ProjectsScreen found={found} towns={towns ?? []} />;
}
