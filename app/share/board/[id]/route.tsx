import { cacheLife, cacheTag } from 'next/cache';
import { getCardBrand } from '@/app/share/card-brand';
import { PageCard, PersonCard, portraitBox } from '@/components/site/chrome/share-card';
import { directors } from '@/lib/domain/board/kind';
import { findDirector } from '@/lib/domain/board/queries';
import { answerNoSharePicture, answerSharePicture } from '@/lib/server/http/share-answer';
import { renderSharePicture } from '@/lib/server/pictures/share';
import { recordTag } from '@/lib/server/records/kind';
import { isId } from '@/lib/shared/parsing/id';
import { noId } from '@/lib/shared/parsing/id-form';

// Kept as a page is: made when it is first asked for.
export const generateStaticParams = () => [{ id: noId }];

async function renderDirector(id: string) {
  'use cache';
  cacheTag(directors.noun, recordTag(directors, id));
  cacheLife('max');
  const director = await findDirector(id);
  if (!director) return null;
  const { name, position, image } = director;
  const brand = await getCardBrand();
  const card = { brand, title: name, text: position };
  const { paper } = brand.colors;
  return image?.public_id
    ? renderSharePicture(<PersonCard {...card} />, { picture: image, box: portraitBox }, paper)
    : renderSharePicture(<PageCard {...card} />, null, paper);
}

export async function GET(
  _request: Request,
  { params }: RouteContext<'/share/board/[id]'>,
): Promise<Response> {
  const { id } = await params;
  const picture = isId(id) ? await renderDirector(id) : null;
  return picture ? answerSharePicture(picture) : answerNoSharePicture();
}
