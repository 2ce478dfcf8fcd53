import type { Metadata } from 'next';
import { CompareScreen } from '@/components/site/projects/list/compare-screen';
import { compareContent, comparedKey, comparePath, maxCompared } from '@/lib/content/projects/compare';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import { compareProjects } from '@/lib/domain/projects/comparison';
import { findProjectAt } from '@/lib/domain/projects/queries';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { getShownContact } from '@/lib/domain/settings/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { sharePath } from '@/lib/shared/pages/page-metadata';

export const instant = false;

export const generateMetadata = (): Promise<Metadata> =>
  toSiteMetadata({
    title: `${compareContent.title}: ${projectsContent.title.toLowerCase()}`,
    description: compareContent.description,
    path: comparePath,
    share: sharePath('/projects'),
    isIndexed: false,
  });

const maxAsked = 6;

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const asked = [(await searchParams)[comparedKey] ?? []].flat();
  const addresses = [...new Set(asked)].slice(0, maxAsked);
  const found = await readOptional('projects', () => Promise.all(addresses.map(findProjectAt)));
  const projects = found?.flatMap((project) => (project?.explore ? [project] : [])) ?? null;
  const shown = projects?.slice(0, maxCompared) ?? null;
  return (
    <CompareScreen
      projects={shown}
      rows={compareProjects(shown ?? [])}
      left={Math.max(0, (projects?.length ?? 0) - maxCompared)}
      contact={await getShownContact()}
    />
  );
}
