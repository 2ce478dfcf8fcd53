import { NotFound } from '@/components/site/chrome/not-found';
import { messages } from '@/lib/content/messages';
import { notFoundContent } from '@/lib/content/pages/not-found';
import { getShownPictures } from '@/lib/domain/settings/queries';

export default async function ProjectNotFound() {
  const { openingPicture } = await getShownPictures();
  return (
    <NotFound
      title={messages.projects.detailFailed}
      text={notFoundContent.project}
      picture={openingPicture}
    />
  );
}
