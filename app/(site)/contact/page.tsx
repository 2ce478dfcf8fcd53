import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { ContactScreen } from '@/components/site/contact/contact-screen';
import { contactContent } from '@/lib/content/contact';
import { site } from '@/lib/content/site';
import { findShownResponder, getShownContact } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';

export const ensureStatic = 'navigation';

const { title, searchTitle, description } = contactContent;
const path = '/contact';

export async function generateMetadata(): Promise<Metadata> {
  const city = (await getShownContact()).city || site.city;
  return toMetadata({
    title: searchTitle(city),
    description: description(city),
    path,
    share: sharePath(path),
  });
}

export default async function ContactPage() {
  const [contact, responder] = await Promise.all([getShownContact(), findShownResponder()]);
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <ContactScreen contact={contact} responder={responder} />
    </>
  );
}
