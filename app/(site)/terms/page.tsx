import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { LegalScreen } from '@/components/site/legal/legal-screen';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { getLegal } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import { sharePath } from '@/lib/shared/pages/page-metadata';

export const ensureStatic = 'navigation';

const path = '/terms';

export async function generateMetadata(): Promise<Metadata> {
  const { title, lead, description } = await getLegal('terms');
  return toSiteMetadata({ title, description: description || lead || title, path, share: sharePath(path) });
}

export default async function TermsPage() {
  const page = await getLegal('terms');
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: page.title, path }]} />
      <LegalScreen page={page} />
    </>
  );
}
