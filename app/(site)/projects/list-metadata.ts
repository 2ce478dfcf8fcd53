import type { Metadata } from 'next';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import { listTowns } from '@/lib/domain/projects/queries';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { readOptional } from '@/lib/server/cache/optional';
import { sharePath } from '@/lib/shared/pages/page-metadata';
import { parseFilter, parsePage } from '@/lib/shared/project-filter';
import { toListTitle } from '@/lib/shared/projects/list-title';

export async function describeFilteredList(
  asked: Record<string, string | string[] | undefined>,
): Promise<Metadata> {
  const towns = (await readOptional('towns', listTowns)) ?? [];
  return toSiteMetadata({
    title: toListTitle(parseFilter(asked, towns), parsePage(asked)),
    description: projectsContent.description,
    path: '/projects',
    share: sharePath('/projects'),
    isIndexed: false,
  });
}
