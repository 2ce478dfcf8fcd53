import { projectsContent, statusNames } from '../../../../lib/content/projects/projects-pages';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { makeGate } from '../../../support/records/gate';

type Listed = { name: string; status: string; category: string | null; location: string };

test.use({ reducedMotion: 'reduce' });

const names = (page: Page) => page.locator('main h2:visible');
const choice = (page: Page, label: string) => page.getByRole('combobox', { name: label });

async function readAll(page: Page): Promise<Listed[]> {
  return (await page.request.get('/api/projects')).json();
}

test('A choice narrows the list at once, is in the address bar, and goes back with the browser', async ({
  page,
}) => {
  const all = await readAll(page);
  const commercial = all.filter(({ category }) => category === 'Commercial').map(({ name }) => name);
  await page.goto('/projects');
  await choice(page, projectsContent.type).focus();
  await choice(page, projectsContent.type).selectOption('Commercial');
  await expect(page).toHaveURL('/projects?category=Commercial');
  await expect(names(page)).toHaveText(commercial);
  await expect(page.locator('main').getByRole('status').filter({ visible: true })).toHaveText(
    new RegExp(`^${commercial.length} project`),
  );
  await expect(choice(page, projectsContent.type)).toBeFocused();
  await expect(page.locator('link[rel="canonical"]').last()).toHaveAttribute('href', /\/projects$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect(names(page)).toHaveText(all.map(({ name }) => name));
  await expect(choice(page, projectsContent.type)).toHaveValue('');
});

// proves: STATE-1
test('While the next list is on its way the old one is faded, and the page says that it loads', async ({
  page,
}) => {
  await page.goto('/projects');
  const gate = makeGate();
  await page.route(/\/projects\/filtered\/-\/Commercial\//, async (route) => {
    await gate.opened;
    await route.continue();
  });
  const form = page.getByRole('search').locator('form');
  const list = page.locator('.list-shown').filter({ visible: true });
  const status = page.locator('main').getByRole('status').filter({ visible: true });
  const before = await list.boundingBox();
  await expect(status).toHaveText(/^\d+ projects$/);
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await choice(page, projectsContent.type).selectOption('Commercial');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(list).toHaveCSS('opacity', '0.45');
  await expect(status).toHaveText(projectsContent.loading);
  expect(await list.boundingBox()).toEqual(before);
  gate.open();
  await expect(page).toHaveURL('/projects?category=Commercial');
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await expect(list).toHaveCSS('opacity', '1');
  await expect(status).toHaveText(/^\d+ projects?$/);
});

test('Tabs on a wide window and a select on a phone choose the status, with the other choices kept', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const all = await readAll(page);
  const wanted = all.filter(({ status, category }) => status === 'completed' && category === 'Commercial');
  await page.goto('/projects?category=Commercial');
  if (isMobile) {
    await choice(page, projectsContent.status).selectOption('completed');
  } else {
    const tab = page
      .getByRole('navigation', { name: projectsContent.statuses })
      .getByRole('link', { name: statusNames.completed });
    await expect(tab).toContainText(String(wanted.length));
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'true');
  }
  await expect(page).toHaveURL(/[?&]status=completed/);
  await expect(page).toHaveURL(/[?&]category=Commercial/);
  await expect(choice(page, projectsContent.type)).toHaveValue('Commercial');
  if (wanted.length > 0) await expect(names(page)).toHaveText(wanted.map(({ name }) => name));
});
