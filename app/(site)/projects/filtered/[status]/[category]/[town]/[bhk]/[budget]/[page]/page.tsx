import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { ProjectsScreen } from '@/components/site/projects/projects-screen';
import { getProjectPage, listTowns } from '@/lib/domain/projects/queries';
import { getShownContact } from '@/lib/domain/settings/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { readFilteredParams, toListRoute } from '@/lib/shared/filtered-route';
import { isDynamicList } from '@/lib/shared/list-query';
import { filterHref, parseFilter, parsePage } from '@/lib/shared/project-filter';
import { describeFilteredList } from '../../../../../../../list-metadata';

type Props = PageProps<'/projects/filtered/[status]/[category]/[town]/[bhk]/[budget]/[page]'>;

export const ensureStatic = 'navigation';

// A static route names at least one address; the others are made when they are first asked for.
export const generateStaticParams = () => [
  { status: 'featured', category: '-', town: '-', bhk: '-', budget: '-', page: '-' },
];

export const generateMetadata = async ({ params }: Props) =>
  describeFilteredList(readFilteredParams(await params));

/** /projects with few choices and no words in its query, by the rewrites of next.config.ts. */
export default async function FilteredProjectsPage({ params }: Props) {
  const asked = readFilteredParams(await params);
  const towns = await readOptional('towns', listTowns);
  const filter = parseFilter(asked, towns ?? []);
  const found = await readOptional('projects', () => getProjectPage(filter, parsePage(asked)));
  if (towns && found) {
    // One address for each list: a town that is not there and a page beyond the last are not kept as pages of their own, nor is what is drawn.
    const address = filterHref(filter, found.page);
    const query = new URLSearchParams(asked);
    if (isDynamicList(query) || toListRoute(address) !== toListRoute(`/projects?${query}`))
      redirect(address as Route);
  }
  const contact = await getShownContact();
  return <ProjectsScreen found={found} towns={towns ?? []} filter={filter} contact={contact} />;
}
