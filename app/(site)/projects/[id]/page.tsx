import type { Metadata, Route } from 'next';
import { permanentRedirect } from 'next/navigation';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { JsonLd } from '@/components/site/chrome/json-ld';
import { MissingPage } from '@/components/site/chrome/missing-page';
import { PageFailure } from '@/components/site/chrome/page-failure';
import { ProjectScreen } from '@/components/site/projects/detail/project-screen';
import { messages } from '@/lib/content/messages';
import { projectsContent } from '@/lib/content/projects/projects-pages';
import { isGateShut } from '@/lib/domain/advertising/gate';
import { listDocuments } from '@/lib/domain/documents/queries';
import { listPublishedBelow, nothingBelow } from '@/lib/domain/records/queries';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { findShownResponder, getShownContact } from '@/lib/domain/settings/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { env } from '@/lib/server/env';
import { findReference } from '@/lib/server/request-context';
import { toProjectData } from '@/lib/shared/pages/structured-data';
import { noId } from '@/lib/shared/parsing/id-form';
import { toProjectWords } from '@/lib/shared/project-words';
import { isOffered } from '@/lib/shared/projects/hold';
import ProjectNotFound from './not-found';
import { readProject } from './read-project';

type Props = PageProps<'/projects/[id]'>;

export const ensureStatic = 'navigation';

// Next requires one address here. Other pages render at their first request.
export const generateStaticParams = () => [{ id: noId }];

export async function generateMetadata(props: Props): Promise<Metadata> {
  const project = await readProject(props.params);
  if (!project || project === 'none')
    return { title: messages.projects.detailFailed, robots: { index: false } };
  const { _id, slug, explore, version } = project;
  return toSiteMetadata({
    ...toProjectWords(project),
    path: `/projects/${slug}`,
    share: `/share/projects/${_id}?v=${version}`,
    isIndexed: explore,
  });
}

export default async function ProjectPage(props: Props) {
  const project = await readProject(props.params);
  if (project === 'none')
    return (
      <MissingPage>
        <ProjectNotFound />
      </MissingPage>
    );
  const { id } = await props.params;
  if (!project) {
    return (
      <PageFailure
        text={messages.projects.detailFailed}
        href={`/projects/${id}`}
        reference={findReference()}
      />
    );
  }
  const { slug, name } = project;
  const path = `/projects/${slug}`;
  if (id !== slug) permanentRedirect(path as Route);
  const [contact, responder, below, documents, isShut] = await Promise.all([
    getShownContact(),
    findShownResponder(),
    readOptional('progress', () => listPublishedBelow(project._id)),
    readOptional('documents', () => listDocuments(project._id)),
    // A failed read hides nothing here: the project was already read through the gate.
    readOptional('gate', isGateShut),
  ]);
  const steps = [
    { name: projectsContent.title, path: '/projects' },
    { name, path },
  ];
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={steps} />
      <JsonLd data={toProjectData(env.SITE_URL, project)} />
      <ProjectScreen
        project={project}
        below={below ?? nothingBelow}
        documents={documents ?? []}
        contact={contact}
        responder={responder}
        isOffered={!isShut || isOffered(project)}
      />
    </>
  );
}
