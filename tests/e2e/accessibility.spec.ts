import { controlLabels } from '../../lib/content/control-labels';
import { forms } from '../../lib/content/enquiries/forms';
import { forgotPath, invitationPath, loginPath, resetPath } from '../../lib/content/nav';
import { sitePages } from '../../lib/content/pages/pages';
import type { Project } from '../../lib/domain/projects/fields';
import { compareHref } from '../../lib/shared/projects/compare-address';
import { openScreen, signIn } from '../support/admin-screens';
import { type APIRequestContext, expect, type Page, test } from '../support/browser-test';
import { accept, answerForm, refuse } from '../support/forms';
import { expectLegible } from '../support/legibility';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-watch';
import { adminDialogs, adminScreens } from '../support/screens';
import { newEmail, newName, newPhone } from '../support/values';

type State = {
  state: string;
  path: string | ((request: APIRequestContext) => Promise<string>);
  /** What makes the state of the page. */
  reach?: (page: Page) => Promise<unknown>;
};

async function findProject(
  request: APIRequestContext,
  matches: (project: Project) => boolean,
): Promise<string> {
  const all = (await (await request.get('/api/projects')).json()) as Project[];
  return `/projects/${all.find(matches)?.slug}`;
}

const findDirector = async (request: APIRequestContext): Promise<string> => {
  const [director] = (await (await request.get('/api/board')).json()) as { _id: string }[];
  return `/board/${director?._id}`;
};

const withPictures = (request: APIRequestContext) => findProject(request, ({ images }) => images.length > 3);
/** On the wide window first, then on the narrowest one that the page is made for. */
async function expectNoFaults(page: Page, narrowPx: number): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const size of [wide, { width: narrowPx, height: 740 }]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(wide);
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

async function findCompared(request: APIRequestContext): Promise<string> {
  const all = (await (await request.get('/api/projects')).json()) as Project[];
  const slugs = all.filter(({ explore }) => explore).map(({ slug }) => slug);
  return compareHref(slugs.slice(0, 3));
}

const ofSite: State[] = [
  ...sitePages.map(({ href }) => ({ state: 'as it stands', path: href })),
  ...Object.values(forms).map(({ answer }) => ({ state: 'as it stands', path: answer })),
  { state: 'a project with pictures', path: withPictures },
  {
    state: 'a project without pictures',
    path: (request) => findProject(request, ({ images }) => images.length === 0),
  },
  {
    state: 'an enlarged picture',
    path: withPictures,
    reach: async (page) => {
      await page.locator('#gallery').getByRole('link').first().click();
      await expect(page.locator('#gallery').getByRole('dialog')).toBeVisible();
    },
  },
  { state: 'a director', path: findDirector },
  {
    state: 'an answer is open',
    path: '/faqs',
    reach: (page) => page.locator('main summary').first().click(),
  },
  { state: 'one kind alone', path: '/projects?category=Commercial' },
  {
    state: 'three choices and projects without a price',
    path: '/projects?location=Mangalore&bhk=3&budget=1+crore',
  },
  { state: 'projects side by side', path: findCompared },
  { state: 'nothing found', path: '/projects?q=nothing+like+it' },
  {
    state: 'fields are missing',
    path: '/contact',
    reach: async (page) => {
      await send(page);
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
    },
  },
  {
    state: 'fields are missing',
    path: '/upcoming-projects',
    reach: async (page) => {
      await send(page);
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
    },
  },
  ...(
    [
      ['/contact', forms.enquiry.action],
      ['/upcoming-projects', forms.callback.action],
    ] as const
  ).map(([path, action]) => ({
    state: 'sending has failed',
    path,
    reach: async (page: Page) => {
      await answerForm(page, action, refuse);
      await fillIn(page);
      await send(page);
      await expect(page.locator('main').getByRole('alert')).toBeFocused();
    },
  })),
  {
    state: 'the request was sent',
    path: '/upcoming-projects',
    reach: async (page) => {
      await answerForm(page, forms.callback.action, accept);
      await fillIn(page);
      await send(page);
      await expect(page.locator('main').getByRole('alert')).toBeFocused();
    },
  },
  { state: 'not found', path: '/no-such-page' },
  { state: 'not found', path: '/projects/no-such-project' },
  { state: 'not found', path: '/board/nobody' },
  { state: 'as it stands', path: loginPath },
  {
    state: 'fields are missing',
    path: loginPath,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByLabel('Email')).toBeFocused();
    },
  },
  { state: 'as it stands', path: forgotPath },
  { state: 'the link does not work', path: `${resetPath}?token=old` },
  { state: 'the link does not work', path: `${invitationPath}?token=old` },
];

test.describe('axe finds nothing, nothing scrolls sideways, and no text is cut, on a desktop and on a phone', () => {
  // The longest of the files: its tests are shared out among the workers.
  test.describe.configure({ mode: 'parallel' });
  test.use({ reducedMotion: 'reduce' });

  for (const { state, path, reach } of ofSite) {
    const name = typeof path === 'string' ? `${path}, ${state}` : state;
    test(`on the website: ${name}`, async ({ page, request }) => {
      await page.goto(typeof path === 'string' ? path : await path(request));
      await reach?.(page);
      await expectNoFaults(page, 320);
      await expectLegible(page);
    });
  }

  test('on the website: the open menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: controlLabels.openMenu }).click();
    await expect(page.getByRole('dialog', { name: controlLabels.menu })).toBeVisible();
    await expectAccessible(page);
  });

  // These two are empty on a new site, and come below with what they list.
  for (const path of adminScreens.filter((screen) => !/history|bin/.test(screen))) {
    test(`in the admin: ${path}`, async ({ page }) => {
      await signIn(page, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectNoFaults(page, 360);
    });
  }

  for (const { name, screen, button } of adminDialogs) {
    test(`in the admin: the dialog ${name}`, async ({ page }) => {
      await signIn(page, screen);
      await page.getByRole('button', { name: button }).first().click();
      await page.locator('dialog[open], [role=dialog], [role=alertdialog]').first().waitFor();
      await expectNoFaults(page, 360);
    });
  }

  test('in the admin: an enquiry, what is deleted, and the versions of a project', async ({ page, api }) => {
    const name = newName('Venkataramanapuram');
    const sent = { name, email: newEmail(), phone: newPhone(), message: 'A visit?' };
    await page.request.post(forms.enquiry.action, { data: sent, headers: { accept: 'application/json' } });
    const kept = await api.addProject({ name, status: 'ongoing', location: 'Surathkal' });
    await api.changeProject(kept._id, { location: 'Kulshekar' });
    const { _id } = await api.addProject({ name, status: 'ongoing' });
    await api.deleteProject(_id);
    await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
    await expectAccessible(page);
    await page.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name }).click();
    await expect(page.getByRole('region', { name: 'Enquiry', exact: true })).toContainText('A visit?');
    await expectNoFaults(page, 360);
    await openScreen(page, '/admin/bin');
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await expectNoFaults(page, 360);
    await openScreen(page, '/admin/history?entity=project');
    await page
      .getByRole('link', { name: `Versions of ${name}` })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: `Versions of ${name}` })).toBeVisible();
    await expectNoFaults(page, 360);
  });
});
