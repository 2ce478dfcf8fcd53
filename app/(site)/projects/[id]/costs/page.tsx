import type { Metadata, Route } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { PageFailure } from '@/components/site/chrome/page-failure';
import { CostsScreen } from '@/components/site/costs/costs-screen';
import { messages } from '@/lib/content/messages';
import { costsContent } from '@/lib/content/projects/costs';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { getShownContact } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import { findReference } from '@/lib/server/request-context';
import { costsHref, readCostQuery } from '@/lib/shared/costs/costs-query';
import { costsPath } from '@/lib/shared/projects/below-project';
import { readProject } from '../read-project';

type Props = PageProps<'/projects/[id]/costs'>;

export const instant = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = await readProject(params);
  if (!project || project === 'none')
    return { title: messages.projects.detailFailed, robots: { index: false } };
  const { _id, slug, name, version } = project;
  return toSiteMetadata({
    title: `${costsContent.title}: ${name}`,
    description: costsContent.description,
    path: costsPath(slug),
    share: `/share/projects/${_id}?v=${version}`,
    // Every set of figures has another address.
    isIndexed: false,
  });
}

export default async function CostsPage({ params, searchParams }: Props) {
  const query = readCostQuery(await searchParams);
  const project = await readProject(params);
  if (project === 'none') notFound();
  const { id } = await params;
  if (!project)
    return (
      <PageFailure text={messages.projects.detailFailed} href={costsPath(id)} reference={findReference()} />
    );
  const { slug, name } = project;
  if (id !== slug) permanentRedirect(costsHref(slug, query) as Route);
  const steps = [
    { name: projectsContent.title, path: '/projects' },
    { name, path: `/projects/${slug}` },
    { name: costsContent.title, path: costsPath(slug) },
  ];
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={steps} />
      <CostsScreen project={project} query={query} contact={await getShownContact()} />
    </>
  );
}
