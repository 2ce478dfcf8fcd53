import { storyContent } from '../../../lib/content/pages/about';
import { expect, test } from '../../support/browser-test';

type Listed = { _id: string; name: string; position: string };

test.use({ reducedMotion: 'reduce' });

test('the story lists what was handed over by year, the newest first', async ({ page, request }) => {
  const handovers: { name: string; place: string; year: number }[] = await (
    await request.get('/api/handovers')
  ).json();
  const years = [...new Set(handovers.map(({ year }) => year))];
  await page.goto('/about');
  const list = page.getByRole('region', { name: storyContent.handedOver });
  await expect(list.locator('dt')).toHaveText(years.map(String));
  await expect(list.locator('dd p')).toHaveText(handovers.map(({ name, place }) => `${name} ${place}`));
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures and the board stand there', async ({ page, request }) => {
    const board: Listed[] = await (await request.get('/api/board')).json();
    await page.goto('/aboutclick');
    await expect(page.locator('main h3')).toHaveCount(board.length);
    await expect(page.locator('main dl dd').first()).toBeVisible();
  });
});
