import { HomeScreen } from '@/components/site/home/home-screen';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { readHomeRecords } from './read-home';

export const ensureStatic = 'navigation';

export const generateMetadata = () => describePage('home');

export default async function HomePage() {
  const [settings, records] = await Promise.all([getShownSettings(), readHomeRecords()]);
  return <HomeScreen settings={settings} records={records} />;
}
