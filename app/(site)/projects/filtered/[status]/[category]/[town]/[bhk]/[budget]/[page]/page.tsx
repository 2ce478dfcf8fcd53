import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { ProjectsScreen } from '@/components/site/projects/list/projects-screen';
import { getProjectPage, listTowns } from '@/lib/domain/projects/queries';
import { getShownContact } from '@/lib/domain/settings/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { readFilteredParams, toListRoute } from '@/lib/shared/filtered-route';
import { isDynamicList } from '@/lib/shared/parsing/list-query';
import { filterHref, parseFilter, parsePage } from '@/lib/shared/project-filter';
import { describeFilteredList } from '../../../../../../../list-metadata';

type Props = PageProps<'/projects/filtered/[status]/[category]/[town]/[bhk]/[budget]/[page]'>;

export const ensureStatic = 'navigation';

// Next requires one address here. Other pages render at their first request.
export const generateStaticParams = () => [
  { status: 'featured', category: '-', town: '-', bhk: '-', budget: '-', page: '-' },
];

export const generateMetadata = async ({ params }: Props) =>
  describeFilteredList(readFilteredParams(await params));

export default async function FilteredProjectsPage({ params }: Props) {
  const asked = readFilteredParams(await params);
  const towns = await readOptional('towns', listTowns);
  const filter = parseFilter(asked, towns ?? []);
  const found = await readOptional('projects', () => getProjectPage(filter, parsePage(asked)));
  if (towns && found) {
    // Unknown towns and pages beyond the last redirect, so that they do not fill the cache.
    const address = filterHref(filter, found.page);
    const query = new URLSearchParams(asked);
    if (isDynamicList(query) || toListRoute(address) !== toListRoute(`/projects?${query}`))
      redirect(address as Route);
  }
  const contact = await getShownContact();
  return <ProjectsScreen found={found} towns={towns ?? []} filter={filter} contact={contact} />;
}
