import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { ContactScreen } from '@/components/site/contact/contact-screen';
import { contactContent } from '@/lib/content/contact';
import { findShownResponder, getShownContact } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import { readContactMetadata } from './contact-metadata';

export const ensureStatic = 'navigation';

const { title } = contactContent;
const path = '/contact';

export const generateMetadata = (): Promise<Metadata> => readContactMetadata(true);

export default async function ContactPage() {
  const [contact, responder] = await Promise.all([getShownContact(), findShownResponder()]);
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <ContactScreen contact={contact} responder={responder} />
    </>
  );
}
