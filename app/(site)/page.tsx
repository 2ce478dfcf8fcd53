import { JsonLd } from '@/components/site/chrome/json-ld';
import { HomeScreen } from '@/components/site/home/home-screen';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import { toSiteData } from '@/lib/shared/pages/structured-data';
import { readHomeRecords } from './read-home';

export const ensureStatic = 'navigation';

export const generateMetadata = () => describePage('home');

export default async function HomePage() {
  const [settings, records] = await Promise.all([getShownSettings(), readHomeRecords()]);
  return (
    <>
      <JsonLd data={toSiteData(env.SITE_URL, settings.identity)} />
      <HomeScreen settings={settings} records={records} />
    </>
  );
}
