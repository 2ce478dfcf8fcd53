import pLimit from 'p-limit';
import { sitePages } from '@/lib/content/pages/pages';
import { pagedKinds } from '@/lib/content/record-kinds';
import { adminScreens } from '../../../tests/support/contract/screens';
import type { TestSite } from '../testing/test-site';
import { addFullProject } from './full-project';
import { fullProject, limitsOf, listExcess, type PageKind } from './limits';
import { makeMeter, type PageSize } from './measure';

type Page = { kind: PageKind; name: string; path: string };
export type Row = Page & { size: PageSize; excess: string[] };

async function askJson<T>(url: string, body?: unknown): Promise<T> {
  const init = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as T;
}

async function findPublic(base: string): Promise<Page[]> {
  const records = await Promise.all(
    pagedKinds.map(async ({ noun, page: end }) => {
      const [record] = await askJson<{ _id: string; slug?: string }[]>(`${base}/api/${noun}`);
      return { noun, end: end === 'slug' ? record?.slug : record?._id };
    }),
  );
  const projects = await askJson<{ slug: string; explore: boolean }[]>(`${base}/api/projects`);
  const slugs = projects.filter(({ explore }) => explore).map(({ slug }) => slug);
  const page = (name: string, path = name): Page => ({ kind: 'page', name, path });
  return [
    ...sitePages.map(({ href }) => page(href)),
    page('/projects?status=', '/projects?status=featured'),
    page('/projects?q=', '/projects?q=kadal'),
    ...records.map(({ noun, end }) => page(`/${noun}/[id]`, `/${noun}/${end}`)),
    page('/projects/[id]/costs', `/projects/${slugs[0]}/costs`),
    page(
      '/compare',
      `/compare?${slugs
        .slice(0, 3)
        .map((slug) => `with=${slug}`)
        .join('&')}`,
    ),
  ];
}

const backOffice: Page[] = [
  ...['/786313login', '/786313login/forgot'].map((path): Page => ({ kind: 'login', name: path, path })),
  ...adminScreens
    .filter((path) => !path.includes('?'))
    .map((path): Page => ({ kind: 'screen', name: path, path })),
];

export async function logInForApi(site: TestSite): Promise<string> {
  const person = { email: site.TEST_ADMIN_EMAIL, password: site.TEST_ADMIN_PASSWORD };
  const url = `${site.TEST_BASE_URL}/api/admin/auth/login`;
  return (await askJson<{ token: string }>(url, person)).token;
}

export async function measureSite(site: TestSite): Promise<Row[]> {
  const base = site.TEST_BASE_URL ?? '';
  const token = await logInForApi(site);
  const measure = makeMeter(base);
  const weigh = async (page: Page): Promise<Row> => {
    const cookie = page.kind === 'screen' ? `next-auth.session-token=${token}` : undefined;
    const size = await measure(page.path, cookie);
    return { ...page, size, excess: listExcess(page.name, size, limitsOf(page.kind, page.name)) };
  };
  const limit = pLimit(3);
  const pages = [...(await findPublic(base)), ...backOffice];
  const rows = await Promise.all(pages.map((page) => limit(() => weigh(page))));
  // Last, because it changes the lists.
  const full = await addFullProject(base, token);
  rows.push(await weigh({ kind: 'page', name: fullProject, path: full }));
  rows.push(await weigh({ kind: 'page', name: '/projects/[id]/visit', path: `${full}/visit` }));
  return rows;
}
