import type { ReactNode } from 'react';
import { JsonLd } from '@/components/site/chrome/json-ld';
import { SiteChrome } from '@/components/site/chrome/site-chrome';
import { toSearchWords } from '@/lib/domain/settings/page-metadata';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { getPrintedYear } from '@/lib/server/cache/year';
import { env } from '@/lib/server/env';
import { brandIconPath } from '@/lib/shared/brand/brand-icons';
import { toOrganisationData } from '@/lib/shared/pages/structured-data';
import { displayVariable } from './display-font';
import '../public.css';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [year, settings] = await Promise.all([getPrintedYear(), getShownSettings()]);
  const { identity, contact, forms } = settings;
  const { description } = toSearchWords(settings, 'home');
  const builder = { ...identity, description, logo: brandIconPath(identity, 512) };
  return (
    <div className={displayVariable}>
      <JsonLd data={toOrganisationData(env.SITE_URL, builder, contact)} />
      <SiteChrome year={year} identity={identity} contact={contact} forms={forms}>
        {children}
      </SiteChrome>
    </div>
  );
}
