import type { Director } from '../../../lib/domain/board/fields';
import { expect, test } from '../../support/browser/browser-test';

let board: Director[];

test.use({ reducedMotion: 'reduce' });

test.beforeAll(async ({ request }) => {
  board = await (await request.get('/api/board')).json();
});

// proves: BOARD-1
test('a director has a photo, a name, a position, a biography and a way back', async ({ page }) => {
  const director = board.find(({ bio }) => bio.includes('<h2>')) as Director;
  await page.goto(`/board/${director._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(director.name);
  await expect(page.locator('main')).toContainText(director.position);
  const photo = page.locator('main img').first();
  await expect(photo).toHaveAttribute('alt', director.image?.alt ?? '');
  expect(
    await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await expect(page.locator('.rich-text p').first()).toBeVisible();
  // STATE-5: a heading of the text stands below the page's own.
  await expect(page.locator('.rich-text h2')).toHaveCount(1);
  await expect(page.locator('.rich-text h1')).toHaveCount(0);
  await page.locator('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/aboutclick');
});
