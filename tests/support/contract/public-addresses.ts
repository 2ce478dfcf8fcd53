import fs from 'node:fs';
import path from 'node:path';
import { call } from './api';

/** What is behind the log-in, is called by a scheduler, takes posts alone or is Next's own; and what is made for each who asks, and kept by nobody. */
const notPublic = /^\/(?:_|admin\b|api\/(?:admin|auth|cron|v1)\b|projects\/\[id\]\/brochure$)/;

/** An address for each public route whose own address is a pattern, or that is reached by another one. */
async function findExamples(): Promise<Record<string, string>> {
  const list = async (address: string) =>
    (await call('GET', address)).body as {
      _id: string;
      slug?: string;
      images?: { url: string }[];
    }[];
  const projects = await list('/api/projects');
  const project = projects[0]?._id;
  const director = (await list('/api/board'))[0]?._id;
  const picture = projects.flatMap(({ images }) => images ?? [])[0]?.url ?? '';
  return {
    '/api/[[...path]]': '/api/none',
    '/api/board/[id]': `/api/board/${director}`,
    '/api/projects/[id]': `/api/projects/${project}`,
    '/api/testimonials/[id]': '/api/testimonials/none',
    '/board/[id]': `/board/${director}`,
    '/contact/about/[id]': `/contact?project=${project}`,
    '/preview/[token]': '/preview/none',
    '/projects/[id]': `/projects/${projects[0]?.slug}`,
    '/projects/[id]/costs': `/projects/${projects[0]?.slug}/costs?floor=2`,
    '/projects/[id]/visit': `/projects/${projects[0]?.slug}/visit`,
    '/projects/filtered/[status]/[category]/[town]/[bhk]/[budget]/[page]': '/projects?status=ongoing',
    '/projects/page/[n]': '/projects/page/2',
    '/projects/search': '/projects?q=kadal',
    '/share/[name]': '/share/home',
    '/share/board/[id]': `/share/board/${director}`,
    '/share/qr/[id]': `/share/qr/${project}`,
    '/share/projects/[id]': `/share/projects/${project}`,
    '/uploads/[...path]': picture,
  };
}

/** An address of each public route of the build, and of what no route answers. */
export async function listPublicAddresses(): Promise<string[]> {
  const manifest = path.join(process.env.NEXT_DIST_DIR ?? '', 'app-path-routes-manifest.json');
  const routes = Object.values(JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, string>);
  const examples = await findExamples();
  const addresses = routes.filter((route) => !notPublic.test(route)).map((route) => examples[route] ?? route);
  const [script = ''] =
    ((await (await call('GET', '/')).body) as string).match(/\/_next\/static\/[\w./-]+\.js/) ?? [];
  return [...addresses, script, '/none', '/projects/none'];
}
