import { controlLabels } from '../../../../lib/content/control-labels';
import { projectContent } from '../../../../lib/content/projects/projects-pages';
import type { Project } from '../../../../lib/domain/projects/fields';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectLoop } from '../../../support/browser/motion';

let all: Project[];

test.use({ reducedMotion: 'reduce' });

test.beforeAll(async ({ request }) => {
  all = await (await request.get('/api/projects')).json();
});

function pick(matches: (project: Project) => boolean): Project {
  const found = all.find(matches);
  if (!found) throw new Error('The demo content has no such project.');
  return found;
}

async function open(page: Page, project: Project) {
  const answer = await page.goto(`/projects/${project._id}`);
  expect(answer?.status()).toBe(200);
}

// proves: PROJ-2
test('shows name, location, type, area, amenities, description and specifications', async ({ page }) => {
  const project = pick(
    (one) => one.specifications.length > 1 && one.amenities.length > 2 && /\d$/.test(one.price),
  );
  await open(page, project);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name);
  const facts = page.locator('article dl').first();
  await expect(facts).toContainText(project.location);
  await expect(facts).toContainText(project.category ?? '');
  await expect(facts).toContainText(`${project.price} sqft`);
  const contactUs = page.locator('article').getByRole('link', { name: controlLabels.contactUs, exact: true });
  await expect(contactUs.first()).toHaveAttribute('href', `/contact?project=${project._id}`);
  await expect(page.locator('section[aria-labelledby="amenities"] li')).toHaveText(project.amenities);
  const [firstWords] = project.description
    .replace(/<[^>]+>/g, '\n')
    .trim()
    .split('\n');
  await expect(page.locator('article')).toContainText(firstWords ?? '');
  const rows = page.locator('section[aria-labelledby="specifications"] details');
  await expect(rows).toHaveCount(project.specifications.length);
  await rows.nth(1).locator('summary').click();
  await expect(rows.nth(1)).toHaveAttribute('open', '');
  await expect(rows.nth(0)).not.toHaveAttribute('open');
  await rows.nth(1).locator('summary').click();
  await expect(rows.nth(1)).not.toHaveAttribute('open');
});

// proves: PROJ-3
test('a picture of the gallery opens enlarged; arrows move, and button, Escape and backdrop close', async ({
  page,
}) => {
  const project = pick((one) => one.images.length > 3);
  await open(page, project);
  const gallery = page.locator('#gallery');
  const overlay = gallery.getByRole('dialog');
  const first = gallery.getByRole('link').first();
  await first.click();
  await expect(overlay).toBeVisible();
  await expect(overlay).toContainText(`1 of ${project.images.length}`);
  await expect(overlay.getByRole('button', { name: controlLabels.close })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(overlay).toContainText(`2 of ${project.images.length}`);
  await overlay.getByRole('button', { name: controlLabels.previous }).click();
  await expect(overlay).toContainText(`1 of ${project.images.length}`);
  await overlay.getByRole('button', { name: controlLabels.close }).click();
  await expect(overlay).toBeHidden();
  await expect(first).toBeFocused();
  await first.click();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await first.click();
  await expect(overlay).toBeVisible();
  await page.mouse.click(4, 300);
  await expect(overlay).toBeHidden();
});

test.describe('the slider', () => {
  test.use({ reducedMotion: 'no-preference' });

  // proves: PROJ-2
  test('shows each picture for 3 s, cross-fades in 1 s, and starts again after the last', async ({
    page,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    const project = pick((one) => one.images.length > 1);
    await open(page, project);
    await expectLoop(page.getByRole('region', { name: `${projectContent.pictures} ${project.name}` }));
  });
});
