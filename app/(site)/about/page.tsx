import { Story } from '@/components/site/about/story';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { CallToAction } from '@/components/site/chrome/call-to-action';
import { storyContent } from '@/lib/content/pages/about';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';

export const ensureStatic = 'navigation';

const { title } = storyContent;
const path = '/about';

export const generateMetadata = () => describePage('story');

export default async function StoryPage() {
  const { words, identity, pictures } = await getShownSettings();
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <Story words={words.story} since={identity.since} picture={pictures.storyPicture} />
      <CallToAction page="story" picture={pictures.callPicture} />
    </>
  );
}
