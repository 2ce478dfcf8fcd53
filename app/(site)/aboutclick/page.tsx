import { AboutScreen } from '@/components/site/about/about-screen';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { aboutContent } from '@/lib/content/pages/about';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import { readAboutRecords } from './read-about';

export const ensureStatic = 'navigation';

const { title } = aboutContent;
const path = '/aboutclick';

export const generateMetadata = () => describePage('about');

export default async function AboutPage() {
  const [{ words, pictures }, records] = await Promise.all([getShownSettings(), readAboutRecords()]);
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <AboutScreen words={words.story} records={records} pictures={pictures} />
    </>
  );
}
