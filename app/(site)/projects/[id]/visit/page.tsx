import type { Metadata, Route } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { connection } from 'next/server';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { PageFailure } from '@/components/site/chrome/page-failure';
import { VisitScreen } from '@/components/site/visits/visit-screen';
import { messages } from '@/lib/content/messages';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import { visitTexts } from '@/lib/content/visits';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { getShownContact } from '@/lib/domain/settings/queries';
import { listOffered, takesVisits } from '@/lib/domain/visits/plan';
import { readOptional } from '@/lib/server/cache/optional';
import { env } from '@/lib/server/env';
import { findReference } from '@/lib/server/request-context';
import { visitPagePath } from '@/lib/shared/projects/below-project';
import { readProject } from '../read-project';

type Props = PageProps<'/projects/[id]/visit'>;

export const instant = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = await readProject(params);
  if (!project || project === 'none')
    return { title: messages.projects.detailFailed, robots: { index: false } };
  const { _id, slug, name, version } = project;
  return toSiteMetadata({
    title: visitTexts.title(name),
    description: visitTexts.description(name),
    path: visitPagePath(slug),
    share: `/share/projects/${_id}?v=${version}`,
    isIndexed: false,
  });
}

/** Renders per request: free times change at any moment. */
export default async function VisitPage({ params }: Props) {
  const project = await readProject(params);
  if (project === 'none') notFound();
  const { id } = await params;
  const failure = (
    <PageFailure text={messages.projects.detailFailed} href={visitPagePath(id)} reference={findReference()} />
  );
  if (!project) return failure;
  const { slug, name } = project;
  if (id !== slug) permanentRedirect(visitPagePath(slug) as Route);
  if (!(await takesVisits(project))) notFound();
  await connection();
  const days = await readOptional('visits', () => listOffered(project));
  if (!days) return failure;
  const steps = [
    { name: projectsContent.title, path: '/projects' },
    { name, path: `/projects/${slug}` },
    { name: visitTexts.title(name), path: visitPagePath(slug) },
  ];
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={steps} />
      <VisitScreen project={project} days={days} contact={await getShownContact()} />
    </>
  );
}
