import type { MetadataRoute } from 'next';
import { sitePages } from '@/lib/content/pages';
import { listDirectorAddresses } from '@/lib/domain/board/queries';
import { listLastChanges } from '@/lib/domain/last-modified';
import { listProjectAddresses } from '@/lib/domain/projects/queries';
import { env } from '@/lib/server/env';

type Address = { path: string; updatedAt: string };

const newestOf = (dates: string[]): string => dates.sort().at(-1) ?? '';

const toEntry = ({ path, updatedAt }: Address) => ({
  url: `${env.SITE_URL}${path}`,
  lastModified: updatedAt,
});

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
    ...projects.map(({ slug, updatedAt }) => toEntry({ path: `/projects/${slug}`, updatedAt })),
    ...board.map(({ _id, updatedAt }) => toEntry({ path: `/board/${_id}`, updatedAt })),
  ];
}
