import type { Metadata } from 'next';
import { NotFound } from '@/components/site/chrome/not-found';
import { SiteChrome } from '@/components/site/chrome/site-chrome';
import { messages } from '@/lib/content/messages';
import { notFoundContent } from '@/lib/content/not-found';
import { site } from '@/lib/content/site';
import { getShownContact } from '@/lib/domain/settings/queries';
import { getPrintedYear } from '@/lib/server/cache/year';
import RootLayout, { metadata as root } from './layout';
import './not-found.css';

export { viewport } from './layout';

export const metadata: Metadata = { ...root, title: `${messages.notFound} | ${site.name}` };

/** Answers what no route matches. A page of its own: inside the root layout it would be part of every other page's payload. */
export default async function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteChrome year={await getPrintedYear()} contact={await getShownContact()}>
        <NotFound title={messages.notFound} text={notFoundContent.text} />
      </SiteChrome>
    </RootLayout>
  );
}
