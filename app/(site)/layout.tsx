import type { ReactNode } from 'react';
import { JsonLd } from '@/components/site/json-ld';
import { SiteChrome } from '@/components/site/site-chrome';
import { getShownContact } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import { getPrintedYear } from '@/lib/server/year';
import { toOrganisationData } from '@/lib/shared/structured-data';
import '../public.css';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [year, contact] = await Promise.all([getPrintedYear(), getShownContact()]);
  return (
    <>
      <JsonLd data={toOrganisationData(env.SITE_URL, contact)} />
      <SiteChrome year={year} contact={contact}>
        {children}
      </SiteChrome>
    </>
  );
}
