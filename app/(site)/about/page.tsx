import { Story } from '@/components/site/about/story';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { CallToAction } from '@/components/site/home/call-to-action';
import { storyContent } from '@/lib/content/about';
import { env } from '@/lib/server/env';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';

export const ensureStatic = 'navigation';

const { title, description } = storyContent;
const path = '/about';

export const metadata = toMetadata({ title, description, path, share: sharePath(path) });

export default function StoryPage() {
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <Story />
      <CallToAction />
    </>
  );
}
