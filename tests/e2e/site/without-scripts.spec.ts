import { contactBarLabels } from '../../../lib/content/pages/contact-bar';
import { homeContent } from '../../../lib/content/pages/home';
import { projectsContent } from '../../../lib/content/projects/projects-pages';
import { expect, type Page, test } from '../../support/browser-test';

test.use({ javaScriptEnabled: false });

type Picture = { url: string; alt?: string };
type Project = { _id: string; name: string; images: Picture[] };
type Director = { _id: string; name: string; position: string };

const read = async <T>(page: Page, path: string): Promise<T> => (await page.request.get(path)).json();

test('the gallery of a project shows its pictures, and each leads to its file', async ({ page }) => {
  const projects = await read<Project[]>(page, '/api/projects');
  const project = projects.find(({ images }) => images.length > 1);
  if (!project) throw new Error('The demo content has no such project.');
  await page.goto(`/projects/${project._id}`);
  const links = page.locator('main a[href*="/uploads/"]');
  await expect(links.first()).toBeVisible();
  expect(await links.count()).toBeGreaterThanOrEqual(project.images.length);
  for (const link of await links.all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/webp');
  }
  // A plan is a link alone.
  const picture = links.filter({ has: page.locator('img') }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.locator('img')).toBeVisible();
  await expect(picture).toHaveCSS('opacity', '1');
});

test('the board is there with everybody of it, and each leads to their page', async ({ page }) => {
  const directors = await read<Director[]>(page, '/api/board');
  await page.goto('/aboutclick');
  for (const { _id, name, position } of directors) {
    const card = page.locator('main li').filter({ has: page.locator(`a[href="/board/${_id}"]`) });
    await expect(card).toContainText(name);
    await expect(card).toContainText(position);
    await expect(card.locator('img')).toBeVisible();
  }
  const [first] = directors;
  await page.getByRole('link', { name: first?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(`/board/${first?._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '');
});

test('"Find a home" on the first screen leads to the projects of the choice', async ({ page }) => {
  type Listed = Project & { location: string; unitTypes: { bhk: number | null }[] };
  const projects = await read<Listed[]>(page, '/api/projects');
  const wanted = ({ unitTypes, location }: Listed) =>
    unitTypes.some(({ bhk }) => bhk === 3) && location.endsWith('Mangalore');
  await page.goto('/');
  const form = page.getByRole('search', { name: homeContent.findHome });
  await expect(form).toBeInViewport({ ratio: 1 });
  await form.getByLabel(projectsContent.location).selectOption('Mangalore');
  await form.getByLabel(projectsContent.bhk).selectOption('3');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/projects\?q=&location=Mangalore&bhk=3&budget=$/);
  await expect(page.locator('main h2')).toHaveText(projects.filter(wanted).map(({ name }) => name));
  await page.goBack();
  await form.getByLabel(projectsContent.search).fill('3 BHK flat');
  await form.getByLabel(projectsContent.search).press('Enter');
  await expect(page).toHaveURL(/\/projects\?q=3\+BHK\+flat&location=/);
  await expect(page.locator('main h2').filter({ hasText: 'Kadal Crest' })).toBeVisible();
});

test('the brands stand still, once each, and all in the window', async ({ page }) => {
  const brands = await read<unknown[]>(page, '/api/brands');
  await page.goto('/brands');
  const rows = page.locator('.strip-window');
  await expect(rows.first()).toBeVisible();
  expect(await rows.evaluateAll((all) => all.map((row) => row.scrollWidth - row.clientWidth))).toEqual([
    0, 0,
  ]);
  await expect(page.locator('.strip-row').first()).toHaveCSS('animation-name', 'none');
  await expect(page.locator('.strip-copies:visible, .strip-pause:visible')).toHaveCount(0);
  await expect(page.locator('.strip-window img:visible')).toHaveCount(brands.length);
});

test('nothing is hidden that waits for a script to show it', async ({ page }) => {
  for (const path of ['/', '/aboutclick', '/brands', '/projects', '/faqs', '/contact']) {
    await page.goto(path);
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
    await expect(page.locator('.needs-script:visible')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.splash:visible')).toHaveCount(0);
  }
});

test('Enquire and WhatsApp at the foot of a phone keep the project', { tag: '@phone' }, async ({ page }) => {
  const [project] = await read<Project[]>(page, '/api/projects');
  await page.goto(`/projects/${project?._id}`);
  const bar = page.getByRole('navigation', { name: `${contactBarLabels.label}: ${project?.name}` });
  const chat = bar.getByRole('link', { name: contactBarLabels.whatsapp });
  await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent(project?.name ?? '')));
  await bar.getByRole('link', { name: contactBarLabels.enquire }).click();
  await expect(page).toHaveURL(/#enquire$/);
  const form = page.getByRole('form', { name: contactBarLabels.enquiryTitle });
  await expect(form).toContainText(project?.name ?? '');
});
