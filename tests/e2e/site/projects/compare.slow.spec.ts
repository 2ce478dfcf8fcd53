import { contactBarLabels } from '../../../../lib/content/pages/contact-bar';
import { compareContent as texts } from '../../../../lib/content/projects/compare';
import { expect, type Page, test } from '../../../support/browser/browser-test';

test.use({ reducedMotion: 'reduce' });

type Listed = { name: string; slug: string; explore: boolean };

async function readProjects(page: Page): Promise<Listed[]> {
  const all: Listed[] = await (await page.request.get('/api/projects')).json();
  return all.filter(({ explore }) => explore).slice(0, 4);
}

const box = (page: Page, { name }: { name?: string } = {}) =>
  page.getByRole('checkbox', { name: `${texts.compare} ${name}`, exact: true });
const names = (page: Page) => page.getByRole('columnheader');
const href = (projects: Listed[]) => `/compare?${projects.map(({ slug }) => `with=${slug}`).join('&')}`;

test('Projects that are ticked in the list stand side by side, at an address that can be sent', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const [one, two] = await readProjects(page);
  const bar = page.getByRole('navigation', { name: contactBarLabels.label });
  const button = page.getByRole('button', { name: texts.compare });
  await page.goto('/projects');
  await expect(button).toBeHidden();
  await box(page, one).check();
  await expect(button).toBeInViewport();
  if (isMobile) await expect(bar).toBeHidden();
  await box(page, two).check();
  await button.click();
  await expect(page).toHaveURL(href([one, two] as Listed[]));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  await expect(names(page)).toHaveCount(2);
  await expect(names(page).nth(0)).toContainText(one?.name ?? '');
  await expect(names(page).nth(1)).toContainText(two?.name ?? '');
  const price = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: texts.rows.price }) });
  await expect(price.getByRole('cell')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the list leads there, and one project is taken out by a link', async ({ page }) => {
    const [one, two] = await readProjects(page);
    await page.goto('/projects');
    await box(page, one).check();
    await box(page, two).check();
    await page.getByRole('button', { name: texts.compare }).click();
    await expect(names(page)).toHaveCount(2);
    await names(page).nth(0).getByRole('link', { name: texts.remove }).click();
    await expect(page).toHaveURL(href([two] as Listed[]));
    await expect(names(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: texts.add })).toHaveAttribute('href', '/projects');
  });
});

test('A fourth is counted as left out, without its name, what is no project is passed over, and search engines keep none of it', async ({
  page,
}) => {
  const projects = await readProjects(page);
  await page.goto(`${href(projects)}&with=no-such-project&with=${projects[0]?.slug}`);
  await expect(names(page)).toHaveCount(3);
  await expect(page.getByText(texts.tooMany(1))).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.goto('/compare?with=none');
  await expect(page.getByText(texts.none)).toBeVisible();
});
