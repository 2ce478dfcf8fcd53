import fs from 'node:fs';
import path from 'node:path';
import { examples } from './examples';

const root = 'app/admin/(screens)';
/** The addresses of the screens, with [id] where a record is named. */
export const screenPages = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) =>
    path
      .join('/admin', path.dirname(file))
      .replaceAll(path.sep, '/')
      .replace(/\/\.?$/, ''),
  )
  .sort();

/** Answers the address of a screen with a record that exists. */
export async function makeScreenAddresses(): Promise<(page: string) => string> {
  const paramsOf = async (name: string) => (await examples[name]?.())?.params;
  const ids: Record<string, string | undefined> = {
    enquiries: (await paramsOf('GET /api/admin/enquiries/{id}'))?.id,
    projects: (await paramsOf('GET /api/admin/projects/{id}'))?.id,
    visits: (await paramsOf('GET /api/admin/visits/{id}'))?.id,
    sources: (await paramsOf('GET /api/in/{source}/{secret}'))?.source,
  };
  return (page) => page.replace('[id]', ids[page.split('/')[2] ?? ''] ?? '');
}

export const asCookie = (token: string, headers: Record<string, string> = {}) => ({
  headers: { ...headers, ...(token && { cookie: `next-auth.session-token=${token}` }) },
});
