import type { ReactNode } from 'react';
import { JsonLd } from '@/components/site/chrome/json-ld';
import { SiteChrome } from '@/components/site/chrome/site-chrome';
import { getShownContact } from '@/lib/domain/settings/queries';
import { getPrintedYear } from '@/lib/server/cache/year';
import { env } from '@/lib/server/env';
import { toOrganisationData } from '@/lib/shared/structured-data';
import { displayVariable } from './display-font';
import '../public.css';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [year, contact] = await Promise.all([getPrintedYear(), getShownContact()]);
  return (
    <div className={displayVariable}>
      <JsonLd data={toOrganisationData(env.SITE_URL, contact)} />
      <SiteChrome year={year} contact={contact}>
        {children}
      </SiteChrome>
    </div>
  );
}
