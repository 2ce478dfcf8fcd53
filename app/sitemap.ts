import type { MetadataRoute } from 'next';
import { sitePages } from '@/lib/content/pages';
import { listDirectorAddresses } from '@/lib/domain/board/queries';
import { listLastChanges } from '@/lib/domain/last-modified';
import { listProjectAddresses } from '@/lib/domain/projects/queries';
import { env } from '@/lib/server/env';

type Address = { _id: string; updatedAt: string };

const newestOf = (dates: string[]): string => dates.sort().at(-1) ?? '';

const toEntries = (folder: string, addresses: Address[]): MetadataRoute.Sitemap =>
  addresses.map(({ _id, updatedAt }) => ({
    url: `${env.SITE_URL}${folder}/${_id}`,
    lastModified: updatedAt,
  }));

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [projects, board, changes] = await Promise.all([
    listProjectAddresses(),
    listDirectorAddresses(),
    listLastChanges(),
  ]);
  return [
    ...sitePages.map(({ href, changedOn, shows = [] }) => ({
      url: `${env.SITE_URL}${href === '/' ? '' : href}`,
      lastModified: newestOf([changedOn, ...shows.flatMap((source) => changes[source] ?? [])]),
    })),
    ...toEntries('/projects', projects),
    ...toEntries('/board', board),
  ];
}
