import { sitePages } from '@/lib/content/pages/pages';
import { listedNouns } from '@/lib/content/record-kinds';
import { call } from '../../support/contract/api';

const reads = ['projects/featured', 'about', ...listedNouns];

/** Every kind of page and every public JSON that has a last good copy once it was read. */
export async function listLasting(projectId: string): Promise<string[]> {
  const project = (await call('GET', `/api/projects/${projectId}`)).body as { slug: string };
  const board = (await call('GET', '/api/board')).body as { _id: string }[];
  return [
    ...sitePages.map(({ href }) => href),
    `/projects/${project.slug}`,
    `/board/${board[0]?._id}`,
    ...reads.map((name) => `/api/${name}`),
    `/api/projects/${projectId}`,
    '/sitemap.xml',
    '/robots.txt',
  ];
}
