import type { Metadata } from 'next';
import { contactContent } from '@/lib/content/contact';
import { site } from '@/lib/content/site';
import { getShownContact } from '@/lib/domain/settings/queries';
import { sharePath, toMetadata } from '@/lib/shared/page-metadata';

const path = '/contact';

/** Of /contact, which stands at a second address with a project in its query. */
export async function readContactMetadata(isIndexed: boolean): Promise<Metadata> {
  const city = (await getShownContact()).city || site.city;
  return toMetadata({
    title: contactContent.searchTitle(city),
    description: contactContent.description(city),
    path,
    share: sharePath(path),
    isIndexed,
  });
}
