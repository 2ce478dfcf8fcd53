import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ContactScreen } from '@/components/site/contact/contact-screen';
import { contactContent } from '@/lib/content/contact';
import { site } from '@/lib/content/site';
import { findProject } from '@/lib/domain/projects/queries';
import { findShownResponder, getShownContact } from '@/lib/domain/settings/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { noId } from '@/lib/shared/id-form';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';

export const ensureStatic = 'navigation';

// A static route names at least one address; the others are made when they are first asked for.
export const generateStaticParams = () => [{ id: noId }];

const { searchTitle, description } = contactContent;
const path = '/contact';

export async function generateMetadata(): Promise<Metadata> {
  const city = (await getShownContact()).city || site.city;
  return toMetadata({
    title: searchTitle(city),
    description: description(city),
    path,
    share: sharePath(path),
    isIndexed: false,
  });
}

/** /contact with a project in its query, by a rewrite of next.config.ts. */
export default async function ContactAboutPage({ params }: PageProps<'/contact/about/[id]'>) {
  const { id } = await params;
  const [project, contact, responder] = await Promise.all([
    readOptional('project', async () => (await findProject(id)) ?? 'none'),
    getShownContact(),
    findShownResponder(),
  ]);
  if (project === 'none') redirect(path);
  return <ContactScreen contact={contact} responder={responder} {...(project && { project })} />;
}
