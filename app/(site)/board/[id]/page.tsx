import type { Metadata } from 'next';
import { DirectorScreen } from '@/components/site/board/director-screen';
import { Breadcrumb } from '@/components/site/chrome/breadcrumb';
import { CallToAction } from '@/components/site/chrome/call-to-action';
import { JsonLd } from '@/components/site/chrome/json-ld';
import { MissingPage } from '@/components/site/chrome/missing-page';
import { PageFailure } from '@/components/site/chrome/page-failure';
import { messages } from '@/lib/content/messages';
import { aboutContent } from '@/lib/content/pages/about';
import { findDirector, findNextDirector } from '@/lib/domain/board/queries';
import { toSiteMetadata } from '@/lib/domain/settings/page-metadata';
import { getShownPictures } from '@/lib/domain/settings/queries';
import { readOptional, readSubject } from '@/lib/server/cache/optional';
import { env } from '@/lib/server/env';
import { findReference } from '@/lib/server/request-context';
import { toPersonData } from '@/lib/shared/pages/structured-data';
import { noId } from '@/lib/shared/parsing/id-form';
import { toSummary } from '@/lib/shared/summary';
import DirectorNotFound from './not-found';

export const ensureStatic = 'navigation';

type Props = PageProps<'/board/[id]'>;

// Next requires one address here. Other pages render at their first request.
export const generateStaticParams = () => [{ id: noId }];

/** Null when the read failed, not when there is no such director. */
async function readDirector({ params }: Props) {
  const { id } = await params;
  return readSubject('director', async () => (await findDirector(id)) ?? 'none');
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const director = await readDirector(props);
  if (!director || director === 'none')
    return { title: messages.board.detailFailed, robots: { index: false } };
  const { _id, name, position, bio, version } = director;
  const title = position ? `${name}, ${position}` : name;
  return toSiteMetadata({
    title,
    description: toSummary(bio) || title,
    path: `/board/${_id}`,
    share: `/share/board/${_id}?v=${version}`,
    type: 'profile',
  });
}

export default async function DirectorPage(props: Props) {
  const director = await readDirector(props);
  if (director === 'none')
    return (
      <MissingPage>
        <DirectorNotFound />
      </MissingPage>
    );
  if (!director) {
    const { id } = await props.params;
    return (
      <PageFailure text={messages.board.detailFailed} href={`/board/${id}`} reference={findReference()} />
    );
  }
  const { _id, name } = director;
  const steps = [
    { name: aboutContent.title, path: '/aboutclick' },
    { name, path: `/board/${_id}` },
  ];
  return (
    <>
      <Breadcrumb base={env.SITE_URL} steps={steps} />
      <JsonLd data={toPersonData(env.SITE_URL, director)} />
      <DirectorScreen director={director} next={await readOptional('board', () => findNextDirector(_id))} />
      <CallToAction page="director" picture={(await getShownPictures()).callPicture} />
    </>
  );
}
