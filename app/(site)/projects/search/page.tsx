import { ProjectsScreen } from '@/components/site/projects/list/projects-screen';
import { listTowns, searchProjects } from '@/lib/domain/projects/queries';
import { getShownContact } from '@/lib/domain/settings/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { setForEverybody } from '@/lib/server/request-context';
import { parseFilter, parsePage } from '@/lib/shared/project-filter';
import { describeFilteredList } from '../list-metadata';

type Props = PageProps<'/projects/search'>;

export const instant = false;

export const generateMetadata = async ({ searchParams }: Props) => describeFilteredList(await searchParams);

export default async function FilteredProjectsPage({ searchParams }: Props) {
  const query = await searchParams;
  const towns = (await readOptional('towns', listTowns)) ?? [];
  const filter = parseFilter(query, towns);
  const found = await readOptional('projects', () => searchProjects(filter, parsePage(query)));
  const contact = found?.total === 0 || found?.asksPrice ? await getShownContact() : undefined;
  setForEverybody();
  return <ProjectsScreen found={found} towns={towns} filter={filter} contact={contact} />;
}
