import { sitePages } from '@/lib/content/pages';
import { adminScreens } from '../../../tests/support/screens';
import type { TestSite } from '../test-site';
import { limitsOf, listExcess, type PageKind } from './limits';
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
  const [project] = await askJson<{ slug: string }[]>(`${base}/api/projects`);
  const [director] = await askJson<{ _id: string }[]>(`${base}/api/board`);
  const page = (name: string, path = name): Page => ({ kind: 'page', name, path });
  return [
    ...sitePages.map(({ href }) => page(href)),
    page('/projects?status=', '/projects?status=featured'),
    page('/projects?q=', '/projects?q=kadal'),
    page('/projects/[id]', `/projects/${project?.slug}`),
    page('/board/[id]', `/board/${director?._id}`),
  ];
}

const backOffice: Page[] = [
  ...['/786313login', '/786313login/forgot'].map((path): Page => ({ kind: 'login', name: path, path })),
  ...adminScreens
    .filter((path) => !path.includes('?'))
    .map((path): Page => ({ kind: 'screen', name: path, path })),
];

/** A session of the API. */
export async function logInForApi(site: TestSite): Promise<string> {
  const person = { email: site.TEST_ADMIN_EMAIL, password: site.TEST_ADMIN_PASSWORD };
  const url = `${site.TEST_BASE_URL}/api/admin/auth/login`;
  return (await askJson<{ token: string }>(url, person)).token;
}

/** Every page of a test site, with its bytes and with what it has too many. */
export async function measureSite(site: TestSite): Promise<Row[]> {
  const base = site.TEST_BASE_URL ?? '';
  const token = await logInForApi(site);
  const measure = makeMeter(base);
  const rows: Row[] = [];
  for (const page of [...(await findPublic(base)), ...backOffice]) {
    // The log-in page sends on whoever has a session.
    const cookie = page.kind === 'screen' ? `next-auth.session-token=${token}` : undefined;
    const size = await measure(page.path, cookie);
    rows.push({ ...page, size, excess: listExcess(page.name, size, limitsOf(page.kind, page.name)) });
  }
  return rows;
}
