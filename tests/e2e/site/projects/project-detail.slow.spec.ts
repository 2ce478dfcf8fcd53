import { controlLabels } from '../../../../lib/content/control-labels';
import { projectContent } from '../../../../lib/content/projects/projects-pages';
import type { Project } from '../../../../lib/domain/projects/fields';
import { splitGallery } from '../../../../lib/shared/projects/split-gallery';
import { expect, type Locator, type Page, test } from '../../../support/browser/browser-test';

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

test('a tap beside the enlarged picture closes it and a tap on it does not; a double tap fills the height of a phone with the picture, which is then moved and not turned', {
  tag: '@phone',
}, async ({ page }) => {
  await test.step('a tap beside the enlarged picture closes it, a tap on it does not', async () => {
    await open(
      page,
      pick((one) => one.images.length > 3),
    );
    const gallery = page.locator('#gallery');
    const overlay = gallery.getByRole('dialog');
    await gallery.getByRole('link').first().click();
    await overlay.getByRole('img').tap();
    await expect(overlay).toBeVisible();
    // In the middle area, above the picture.
    await page.touchscreen.tap(180, 120);
    await expect(overlay).toBeHidden();
  });
  await test.step('a double tap fills the height of a phone with the picture, which is then moved and not turned', async () => {
    const { overlay, picture } = await openOverlay(page);
    const small = await heightOf(picture);
    await picture.tap();
    await picture.tap();
    const view = overlay.locator('[data-enlarged]');
    await expect(view).toBeVisible();
    expect(await heightOf(picture)).toBeGreaterThan(small * 2);
    expect(Math.abs((await heightOf(picture)) - (await heightOf(view)))).toBeLessThan(2);
    const left = await view.evaluate((box) => box.scrollLeft);
    expect(left).toBeGreaterThan(0);
    await expect(overlay).toContainText('1 of');
    await overlay.getByRole('button', { name: controlLabels.fit }).click();
    await expect(view).toHaveCount(0);
    expect(Math.abs((await heightOf(picture)) - small)).toBeLessThan(2);
  });
});

/** Of a wide picture: a high one fills the window at twice its size, and has nothing to its sides. */
async function openOverlay(page: Page) {
  await open(
    page,
    pick(({ images }) => {
      const [first] = splitGallery(images).gallery;
      return Boolean(first?.width && first.height && first.width > first.height);
    }),
  );
  await page.locator('#gallery').getByRole('link').first().click();
  const overlay = page.locator('#gallery').getByRole('dialog');
  await expect(overlay.getByRole('button', { name: controlLabels.fill })).toBeVisible();
  return { overlay, picture: overlay.getByRole('img') };
}

const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0;

test('the keyboard enlarges the picture, moves it and shows it whole again, and a picture is dragged away, and the next one comes with it', async ({
  page,
}) => {
  await test.step('the keyboard enlarges the picture, moves it, and shows it whole again', async () => {
    const { overlay, picture } = await openOverlay(page);
    const small = await heightOf(picture);
    await page.keyboard.press('+');
    const view = overlay.locator('[data-enlarged]');
    await expect(view).toBeVisible();
    expect(await heightOf(picture)).toBeGreaterThanOrEqual(small * 2 - 1);
    const left = await view.evaluate((box) => box.scrollLeft);
    // What matters in the picture may stand at its right edge.
    await page.keyboard.press(left > 0 ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => view.evaluate((box) => box.scrollLeft)).not.toBe(left);
    await expect(overlay).toContainText('1 of');
    await page.keyboard.press('-');
    await expect(view).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(overlay).toContainText('2 of');
  });
  await test.step('a picture of the overlay is dragged away, and the next one comes with it', async () => {
    const { overlay, picture } = await openOverlay(page);
    const box = await picture.boundingBox();
    const start = { x: (box?.x ?? 0) + (box?.width ?? 0) - 20, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x - 60, start.y, { steps: 4 });
    await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan((box?.x ?? 0) - 20);
    // Beyond the middle of the window: a slow drag turns as well as a quick one.
    await page.mouse.move(20, start.y, { steps: 8 });
    await page.mouse.up();
    await expect(overlay).toContainText('2 of');
    await expect(overlay).toBeVisible();
  });
});

test('a picture of the overlay has its place before its file has come', async ({ page }) => {
  await open(
    page,
    pick((one) => one.images.length > 3),
  );
  const held: (() => void)[] = [];
  await page.route(
    ({ pathname }) => /\.(avif|webp|jpe?g)$/.test(pathname),
    (route) => held.push(() => void route.continue()),
  );
  await page.locator('#gallery').getByRole('link').first().click();
  const picture = page.locator('#gallery').getByRole('dialog').getByRole('img');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const early = await picture.boundingBox();
  expect(early?.height).toBeGreaterThan(150);
  for (const go of held.splice(0)) go();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  const { height = 0, width = 0 } = (await picture.boundingBox()) ?? {};
  expect(Math.abs(height - (early?.height ?? 0))).toBeLessThan(2);
  expect(Math.abs(width - (early?.width ?? 0))).toBeLessThan(2);
});

test('a project without pictures shows the default one and no gallery, and one with a picture shows it once and says what pictures are', async ({
  page,
}) => {
  await test.step('a project without pictures shows the default one and no gallery', async () => {
    await open(
      page,
      pick((one) => one.images.length === 0),
    );
    await expect(page.locator('.carousel-slide img')).toHaveAttribute('src', /default-project/);
    await expect(page.locator('#gallery')).toHaveCount(0);
    await expect(page.getByRole('link', { name: projectContent.viewGallery })).toHaveCount(0);
  });
  await test.step('a project with one picture shows it once, and says what pictures are', async () => {
    await open(
      page,
      pick((one) => one.images.length === 1),
    );
    await expect(page.locator('.carousel-slide img')).toHaveCount(1);
    await expect(page.locator('#gallery')).toHaveCount(0);
    await expect(page.getByRole('link', { name: projectContent.viewGallery })).toHaveCount(0);
    await expect(page.getByText(projectContent.galleryNote)).toHaveCount(1);
  });
});

test('the gallery does not repeat the slider and the overlay has them all; of few pictures all stand in the slider, and a link beside it opens them enlarged', async ({
  page,
}) => {
  await test.step('the gallery does not repeat the slider; the overlay has them all', async () => {
    const project = pick((one) => one.images.length > 3);
    await open(page, project);
    const shown = await page
      .locator('.carousel-slide img, .gallery img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(shown.length).toBe(project.images.length);
    expect(new Set(shown).size).toBe(shown.length);
  });
  await test.step('of few pictures all stand in the slider, and a link beside it opens them enlarged', async () => {
    const project = pick((one) => one.images.length > 1 && one.images.length < 4);
    await open(page, project);
    await expect(page.locator('#gallery')).toHaveCount(0);
    const link = page.getByRole('link', { name: projectContent.enlarge });
    await link.click();
    const overlay = page.getByRole('dialog');
    await expect(overlay).toContainText(`1 of ${project.images.length}`);
    await expect(overlay.getByRole('img')).toHaveAttribute('alt', project.images[0]?.alt ?? '');
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(link).toBeFocused();
  });
});
