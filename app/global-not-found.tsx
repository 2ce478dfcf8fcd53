import type { Metadata } from 'next';
import { NotFound } from '@/components/site/chrome/not-found';
import { SiteChrome } from '@/components/site/chrome/site-chrome';
import { messages } from '@/lib/content/messages';
import { notFoundContent } from '@/lib/content/pages/not-found';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { getPrintedYear } from '@/lib/server/cache/year';
import RootLayout, { generateMetadata as describeSite } from './layout';
import './not-found.css';

export { generateViewport } from './layout';

export async function generateMetadata(): Promise<Metadata> {
  const { identity } = await getShownSettings();
  return { ...(await describeSite()), title: `${messages.notFound} | ${identity.name}` };
}

/** Answers what no route matches. A page of its own: inside the root layout it would be part of every other page's payload. */
export default async function GlobalNotFound() {
  const { identity, contact, pictures, forms } = await getShownSettings();
  return (
    <RootLayout>
      <SiteChrome year={await getPrintedYear()} identity={identity} contact={contact} forms={forms}>
        <NotFound title={messages.notFound} text={notFoundContent.text} picture={pictures.openingPicture} />
      </SiteChrome>
    </RootLayout>
  );
}
