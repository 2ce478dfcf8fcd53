import type { MetadataRoute } from 'next';
import { listOpenPages } from '@/lib/content/enquiries/office-form-pages';
import { sitePages } from '@/lib/content/pages/pages';
import { type PagedNoun, pagedKinds } from '@/lib/content/record-kinds';
import { listDirectorAddresses } from '@/lib/domain/board/queries';
import { listLastChanges } from '@/lib/domain/last-modified';
import { listProjectAddresses } from '@/lib/domain/projects/queries';
import { getOpenForms } from '@/lib/domain/settings/queries';
import { listPartsOn } from '@/lib/domain/settings/schema';
import { env } from '@/lib/server/env';

type Address = { path: string; updatedAt: string };

/** The pages of records; a kind with pages that is left out does not compile. */
const addressesOf: Record<PagedNoun, () => Promise<Address[]>> = {
  projects: async () =>
    (await listProjectAddresses()).map(({ slug, updatedAt }) => ({ path: `/projects/${slug}`, updatedAt })),
  board: async () =>
    (await listDirectorAddresses()).map(({ _id, updatedAt }) => ({ path: `/board/${_id}`, updatedAt })),
};

const newestOf = (dates: string[]): string => dates.sort().at(-1) ?? '';

const toEntry = ({ path, updatedAt }: Address) => ({
  url: `${env.SITE_URL}${path}`,
  lastModified: updatedAt,
});

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [records, changes, open] = await Promise.all([
    Promise.all(pagedKinds.map(({ noun }) => addressesOf[noun]())),
    listLastChanges(),
    getOpenForms(),
  ]);
  return [
    ...sitePages.map(({ href, changedOn, shows }) => ({
      url: `${env.SITE_URL}${href === '/' ? '' : href}`,
      lastModified: newestOf([
        changedOn,
        ...[...shows, ...listPartsOn(href)].flatMap((source) => changes[source] ?? []),
      ]),
    })),
    ...listOpenPages(open).map(({ href }) => toEntry({ path: href, updatedAt: changes.forms ?? '' })),
    ...records.flat().map(toEntry),
  ];
}
