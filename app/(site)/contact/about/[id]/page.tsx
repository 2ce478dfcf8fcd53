import { redirect } from 'next/navigation';
import { ContactScreen } from '@/components/site/contact/contact-screen';
import { isGateShut } from '@/lib/domain/advertising/gate';
import { listOnRequest } from '@/lib/domain/documents/fields';
import { listDocuments } from '@/lib/domain/documents/queries';
import { findProject } from '@/lib/domain/projects/queries';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { findShownResponder, getShownSettings } from '@/lib/domain/settings/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { noId } from '@/lib/shared/parsing/id-form';
import { isOffered } from '@/lib/shared/projects/hold';
import { toRegistered } from '@/lib/shared/projects/registered';

export const ensureStatic = 'navigation';

// Next requires one address here. Other pages render at their first request.
export const generateStaticParams = () => [{ id: noId }];

export const generateMetadata = () => describePage('contact', false);

export default async function ContactAboutPage({ params }: PageProps<'/contact/about/[id]'>) {
  const { id } = await params;
  const [project, { contact, pictures }, responder] = await Promise.all([
    readOptional('project', async () => (await findProject(id)) ?? 'none'),
    getShownSettings(),
    findShownResponder(),
  ]);
  const isShut = await readOptional('gate', isGateShut);
  if (project === 'none' || (project && isShut && !isOffered(project))) redirect('/contact');
  const documents = project && (await readOptional('documents', () => listDocuments(project._id)));
  return (
    <ContactScreen
      contact={contact}
      responder={responder}
      picture={pictures.contactPicture}
      {...(project && {
        project: { ...project, registered: toRegistered(project) },
        onRequest: listOnRequest(documents ?? []),
      })}
    />
  );
}
