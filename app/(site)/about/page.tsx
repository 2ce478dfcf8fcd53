import { Story } from '@/components/site/about/story';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { CallToAction } from '@/components/site/chrome/call-to-action';
import { HandedOver } from '@/components/site/handovers/handed-over';
import { storyContent } from '@/lib/content/pages/about';
import { listPublished } from '@/lib/domain/records/queries';
import { describePage } from '@/lib/domain/settings/page-metadata';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { readOptional } from '@/lib/server/cache/optional';
import { env } from '@/lib/server/env';

export const ensureStatic = 'navigation';

const { title } = storyContent;
const path = '/about';

export const generateMetadata = () => describePage('story');

export default async function StoryPage() {
  const [{ words, identity, pictures }, handovers] = await Promise.all([
    getShownSettings(),
    readOptional('handovers', () => listPublished('handover')),
  ]);
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={[{ name: title, path }]} />
      <Story words={words.story} since={identity.since} picture={pictures.storyPicture}>
        <HandedOver handovers={handovers ?? []} />
      </Story>
      <CallToAction page="story" picture={pictures.callPicture} />
    </>
  );
}
