import { controlLabels } from '../../../../lib/content/control-labels';
import { forms } from '../../../../lib/content/enquiries/forms';
import { contactBarLabels } from '../../../../lib/content/pages/contact-bar';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { newEmail, newPhone } from '../../../support/values';

test.use({ javaScriptEnabled: false });

type Picture = { url: string; alt?: string };
type Project = { _id: string; name: string; images: Picture[] };
type Director = { _id: string; name: string; position: string };

const read = async <T>(page: Page, path: string): Promise<T> => (await page.request.get(path)).json();

test('the gallery and the board are whole and lead on, the brands stand still in the window, questions open and close, and nothing is hidden that waits for a script', async ({
  page,
}) => {
  await test.step('the gallery of a project shows its pictures, and each leads to its file', async () => {
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
  await test.step('the board is there with everybody of it, and each leads to their page', async () => {
    const directors = await read<Director[]>(page, '/api/board');
    await page.goto('/aboutclick');
    await expect(page.locator('main dl dd').first()).toBeVisible();
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
  await test.step('the brands stand still, once each, and all in the window', async () => {
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
  await test.step('nothing is hidden that waits for a script to show it', async () => {
    for (const path of ['/', '/aboutclick', '/brands', '/projects', '/faqs', '/contact']) {
      await page.goto(path);
      await expect(page.locator('[data-reveal]')).toHaveCount(0);
      await expect(page.locator('.needs-script:visible')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.splash:visible')).toHaveCount(0);
    }
  });
  await test.step('the questions open and close by themselves', async () => {
    await page.goto('/faqs');
    const questions = page.locator('main summary');
    await questions.nth(1).click();
    await questions.nth(2).click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await questions.nth(2).click();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
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

// proves: CONT-5
test('the newsletter box leads to its answer page, and the enquiry of a project page is sent', async ({
  page,
}) => {
  await test.step('the newsletter box leads to its answer page', async () => {
    await page.goto('/upcoming-projects');
    await page.getByRole('textbox', { name: controlLabels.emailAddress }).fill('reader@example.com');
    await page.getByRole('button', { name: controlLabels.subscribe }).click();
    await expect(page).toHaveURL(forms.newsletter.answer);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for subscribing!');
  });
  await test.step('the enquiry of a project page is sent', async () => {
    const [project] = (await (await page.request.get('/api/projects')).json()) as { _id: string }[];
    await page.goto(`/projects/${project?._id}`);
    const form = page.getByRole('form', { name: 'Send an enquiry' });
    await form.getByLabel('Name').fill('Geetha Rai');
    await form.getByLabel('E-mail').fill(newEmail());
    await form.getByLabel('Phone').fill(newPhone());
    await form.getByLabel('Message').fill('Please send the plan.');
    await form.getByRole('button', { name: /Send enquiry/ }).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
  });
});
