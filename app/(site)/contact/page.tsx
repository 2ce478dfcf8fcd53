import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { ContactScreen } from '@/components/site/contact/contact-screen';
import { contactContent } from '@/lib/content/enquiries/contact';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { findShownResponder, getShownSettings } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';

export const ensureStatic = 'navigation';

const { title } = contactContent;
const path = '/contact';

export const generateMetadata = () => describePage('contact');

export default async function ContactPage() {
  const [settings, responder] = await Promise.all([getShownSettings(), findShownResponder()]);
  const { contact, pictures } = settings;
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <ContactScreen contact={contact} responder={responder} picture={pictures.contactPicture} />
    </>
  );
}
