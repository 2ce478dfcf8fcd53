import { cacheLife, cacheTag } from 'next/cache';
import { getCardBrand } from '@/app/share/card-brand';
import { PageCard, PlateCard } from '@/components/site/chrome/share-card';
import { keepAsLongAs } from '@/lib/domain/advertising/gate';
import { projects } from '@/lib/domain/projects/kind';
import { findProject } from '@/lib/domain/projects/queries';
import { answerNoSharePicture, answerSharePicture } from '@/lib/server/http/share-answer';
import { renderSharePicture } from '@/lib/server/pictures/share';
import { recordTag } from '@/lib/server/records/kind';
import { shareSize } from '@/lib/shared/pages/page-metadata';
import { isId } from '@/lib/shared/parsing/id';
import { noId } from '@/lib/shared/parsing/id-form';
import { toProjectFacts } from '@/lib/shared/projects/project-facts';

// Kept as a page is: made when it is first asked for.
export const generateStaticParams = () => [{ id: noId }];

async function renderProject(id: string) {
  'use cache';
  cacheTag(recordTag(projects, id));
  cacheLife('max');
  const mayBeHeld = await keepAsLongAs(id);
  const project = await findProject(id);
  if (!project) return null;
  const { name, location } = project;
  const picture = project.images.find(({ public_id }) => public_id !== null);
  const brand = await getCardBrand();
  const { homes, price, registration } = toProjectFacts(project);
  const facts = [[homes, price].filter(Boolean).join(', '), registration].filter(Boolean);
  const card = { brand, title: name, text: location, facts };
  const { paper } = brand.colors;
  const drawn = picture
    ? await renderSharePicture(
        <PlateCard {...card} focal={picture.focal} />,
        { picture, box: { left: 0, top: 0, ...shareSize } },
        paper,
      )
    : await renderSharePicture(<PageCard {...card} />, null, paper);
  return { drawn, mayBeHeld };
}

export async function GET(
  _request: Request,
  { params }: RouteContext<'/share/projects/[id]'>,
): Promise<Response> {
  const { id } = await params;
  const picture = isId(id) ? await renderProject(id) : null;
  return picture ? answerSharePicture(picture.drawn, picture.mayBeHeld) : answerNoSharePicture();
}
