import { cacheLife, cacheTag } from 'next/cache';
import { PageCard, PersonCard, portraitBox } from '@/components/brand/share-card';
import { findDirector } from '@/lib/domain/board/queries';
import { boardTags } from '@/lib/domain/board/tags';
import { drawSharePicture } from '@/lib/server/pictures/share';
import { answerNoSharePicture, answerSharePicture } from '@/lib/server/share-answer';
import { isId } from '@/lib/shared/id';

async function drawDirector(id: string) {
  'use cache';
  cacheTag(boardTags.all, boardTags.one(id));
  cacheLife('max');
  const director = await findDirector(id);
  if (!director) return null;
  const { name, position, image } = director;
  return image?.public_id
    ? drawSharePicture(<PersonCard title={name} text={position} />, { picture: image, box: portraitBox })
    : drawSharePicture(<PageCard title={name} text={position} />, null);
}

export async function GET(
  _request: Request,
  { params }: RouteContext<'/share/board/[id]'>,
): Promise<Response> {
  const { id } = await params;
  const picture = isId(id) ? await drawDirector(id) : null;
  return picture ? answerSharePicture(picture) : answerNoSharePicture();
}
