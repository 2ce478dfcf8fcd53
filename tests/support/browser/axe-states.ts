import { forms } from '../../../lib/content/enquiries/forms';
import { forgotPath, loginPath, resetPath } from '../../../lib/content/nav';
import { sitePages } from '../../../lib/content/pages/pages';
import type { Project } from '../../../lib/domain/projects/fields';
import { compareHref } from '../../../lib/shared/projects/compare-address';
import { takeSession } from '../contract/admin-screens';
import { adminDialogs, adminScreens } from '../contract/screens';
import { accept, answerForm, refuse } from '../records/forms';
import { type APIRequestContext, expect, type Page } from './browser-test';
import { expectLegible } from './legibility';
import { expectAccessible, expectNoSidewaysScroll } from './page-watch';

/** A page in a state, which axe reads on a desktop and on a phone. */
type State = {
  name: string;
  path: string | ((request: APIRequestContext) => Promise<string>);
  /** What makes the state of the page. */
  reach?: (page: Page) => Promise<unknown>;
  /** `npm test` looks at the main ones, `npm run test:all` at all. */
  isMain?: boolean;
  isAdmin?: boolean;
  /** It leaves behind on the device, or on its way, what another state must not meet. */
  isAlone?: boolean;
};

async function findProject(
  request: APIRequestContext,
  matches: (project: Project) => boolean,
): Promise<string> {
  const all = (await (await request.get('/api/projects')).json()) as Project[];
  return `/projects/${all.find(matches)?.slug}`;
}

const withPictures = (request: APIRequestContext) => findProject(request, ({ images }) => images.length > 3);

async function findDirector(request: APIRequestContext): Promise<string> {
  const [director] = (await (await request.get('/api/board')).json()) as { _id: string }[];
  return `/board/${director?._id}`;
}

async function findCompared(request: APIRequestContext): Promise<string> {
  const all = (await (await request.get('/api/projects')).json()) as Project[];
  const slugs = all.filter(({ explore }) => explore).map(({ slug }) => slug);
  return compareHref(slugs.slice(0, 3));
}

const send = (page: Page) => page.locator('main form button[type=submit]').last().click();

async function fillIn(page: Page): Promise<void> {
  const values: Record<string, string> = { email: 'anitha@example.com', tel: '98450 12345' };
  for (const field of await page
    .locator('main form')
    .last()
    .locator('input[required], textarea[required]')
    .all())
    await field.fill(values[(await field.getAttribute('type')) ?? ''] ?? 'Anitha');
  for (const choice of await page.locator('main form select[required]').all())
    await choice.selectOption({ index: 1 });
}

const mainPages = ['/', '/projects', '/contact'];

/** Both legal texts are drawn by one template, and so are the answers to the forms: one of each stands for all. */
const ofSite: State[] = [
  ...sitePages
    .filter(({ href }) => href !== '/terms')
    .map(({ href }) => ({ name: href, path: href, isMain: mainPages.includes(href) })),
  { name: 'the answer to an enquiry', path: forms.enquiry.answer },
  { name: 'a project with pictures', path: withPictures, isMain: true },
  {
    name: 'a project without pictures',
    path: (request) => findProject(request, ({ images }) => images.length === 0),
  },
  {
    name: 'an enlarged picture',
    path: withPictures,
    reach: async (page) => {
      await page.locator('#gallery').getByRole('link').first().click();
      await expect(page.locator('#gallery').getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'a director', path: findDirector },
  {
    name: 'an answer is open',
    path: '/faqs',
    reach: (page) => page.locator('main summary').first().click(),
  },
  {
    name: 'three choices and projects without a price',
    path: '/projects?location=Mangalore&bhk=3&budget=1+crore',
  },
  { name: 'projects side by side', path: findCompared },
  { name: 'no project is found', path: '/projects?q=nothing+like+it' },
  {
    name: 'fields of an enquiry are missing',
    path: '/contact',
    reach: async (page) => {
      await send(page);
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
    },
  },
  {
    name: 'sending an enquiry has failed',
    path: '/contact',
    isAlone: true,
    reach: async (page) => {
      await answerForm(page, forms.enquiry.action, refuse);
      await fillIn(page);
      await send(page);
      await expect(page.locator('main').getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'the request for a call was sent',
    path: '/upcoming-projects',
    isAlone: true,
    reach: async (page) => {
      await answerForm(page, forms.callback.action, accept);
      await fillIn(page);
      await send(page);
      await expect(page.locator('main').getByRole('alert')).toBeFocused();
    },
  },
  { name: 'no page is found', path: '/no-such-page' },
  { name: 'a project is not found', path: '/projects/no-such-project' },
  { name: 'the log-in', path: loginPath, isMain: true },
  {
    name: 'fields of the log-in are missing',
    path: loginPath,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByLabel('Email')).toBeFocused();
    },
  },
  { name: 'a forgotten password', path: forgotPath },
  { name: 'a link that does not work', path: `${resetPath}?token=old` },
];

/** Two are empty on a new site. Axe reads the others where they are used: in the tests of these screens. */
const readElsewhere = [
  '/admin/history',
  '/admin/bin',
  '/admin/enquiries/board',
  '/admin/enquiries/figures',
  '/admin/enquiries/figures/sources',
  '/admin/enquiries/figures/google',
  '/admin/enquiries/delivery',
  '/admin/enquiries/assignment',
  '/admin/account/alerts',
  '/admin/sources',
  '/admin/sources/new',
  '/admin/partners',
  ...['answers', 'faqs', 'forms', 'home', 'leads', 'responder', 'search', 'terms'].map(
    (part) => `/admin/settings?part=${part}`,
  ),
];

/** The other dialogs are read where they are used. */
const dialogs = ['project-edit', 'project-delete'];

const ofAdmin: State[] = [
  ...adminScreens
    .filter((screen) => !readElsewhere.includes(screen))
    .map((screen) => ({ name: screen, path: screen, isMain: screen === '/admin/enquiries' })),
  ...adminDialogs
    .filter(({ name }) => dialogs.includes(name))
    .map(({ name, screen, button }) => ({
      name: `the dialog ${name}`,
      path: screen,
      reach: async (page: Page) => {
        await page.getByRole('button', { name: button }).first().click();
        await page.locator('dialog[open], [role=dialog], [role=alertdialog]').first().waitFor();
      },
    })),
];

export const states: State[] = [...ofSite, ...ofAdmin.map((state) => ({ ...state, isAdmin: true }))];

const groupSize = 6;

/** Those that one page can show one after the other: to open a browser anew costs as much as to look. */
export function inGroups(all: State[]): State[][] {
  const groups: State[][] = [];
  for (const state of all) {
    const group = groups.at(-1);
    const fits =
      group !== undefined &&
      group.length < groupSize &&
      !state.isAlone &&
      !group[0]?.isAlone &&
      group[0]?.isAdmin === state.isAdmin;
    if (fits) group.push(state);
    else groups.push([state]);
  }
  return groups;
}

/** On the window as it stands first, then on the narrowest one that the page is made for. */
export async function expectNoFaults(page: Page, narrowPx: number): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const size of [wide, { width: narrowPx, height: 740 }]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(wide);
}

export async function expectFine(page: Page, { path, reach, isAdmin }: State): Promise<void> {
  if (isAdmin) await takeSession(page);
  await page.goto(typeof path === 'string' ? path : await path(page.request));
  if (isAdmin) await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await reach?.(page);
  await expectNoFaults(page, isAdmin ? 360 : 320);
  if (!isAdmin) await expectLegible(page);
}
