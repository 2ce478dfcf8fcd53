import { cacheLife, cacheTag } from 'next/cache';
import { PageCard, PlateCard } from '@/components/site/chrome/share-card';
import { findProject } from '@/lib/domain/projects/queries';
import { projects } from '@/lib/domain/projects/record';
import { answerNoSharePicture, answerSharePicture } from '@/lib/server/http/share-answer';
import { renderSharePicture } from '@/lib/server/pictures/share';
import { recordTag } from '@/lib/server/records/kind';
import { isId } from '@/lib/shared/id';
import { noId } from '@/lib/shared/id-form';
import { shareSize } from '@/lib/shared/page-metadata';

// Kept as a page is: made when it is first asked for.
export const generateStaticParams = () => [{ id: noId }];

async function renderProject(id: string) {
  'use cache';
  cacheTag(recordTag(projects, id));
  cacheLife('max');
  const project = await findProject(id);
  if (!project) return null;
  const { name, location } = project;
  const picture = project.images.find(({ public_id }) => public_id !== null);
  return picture
    ? renderSharePicture(<PlateCard title={name} text={location} />, {
        picture,
        box: { left: 0, top: 0, ...shareSize },
      })
    : renderSharePicture(<PageCard title={name} text={location} />, null);
}

export async function GET(
  _request: Request,
  { params }: RouteContext<'/share/projects/[id]'>,
): Promise<Response> {
  const { id } = await params;
  const picture = isId(id) ? await renderProject(id) : null;
  return picture ? answerSharePicture(picture) : answerNoSharePicture();
}
