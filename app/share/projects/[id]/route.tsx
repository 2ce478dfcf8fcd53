import { cacheLife, cacheTag } from 'next/cache';
import { PageCard, PlateCard } from '@/components/brand/share-card';
import { findProject } from '@/lib/domain/projects/queries';
import { projectTags } from '@/lib/domain/projects/tags';
import { drawSharePicture } from '@/lib/server/pictures/share';
import { answerNoSharePicture, answerSharePicture } from '@/lib/server/share-answer';
import { isId } from '@/lib/shared/id';
import { shareSize } from '@/lib/shared/page-metadata';

async function drawProject(id: string) {
  'use cache';
  cacheTag(projectTags.one(id));
  cacheLife('max');
  const project = await findProject(id);
  if (!project) return null;
  const { name, location } = project;
  const picture = project.images.find(({ public_id }) => public_id !== null);
  return picture
    ? drawSharePicture(<PlateCard title={name} text={location} />, {
        picture,
        box: { left: 0, top: 0, ...shareSize },
      })
    : drawSharePicture(<PageCard title={name} text={location} />, null);
}

export async function GET(
  _request: Request,
  { params }: RouteContext<'/share/projects/[id]'>,
): Promise<Response> {
  const { id } = await params;
  const picture = isId(id) ? await drawProject(id) : null;
  return picture ? answerSharePicture(picture) : answerNoSharePicture();
}
