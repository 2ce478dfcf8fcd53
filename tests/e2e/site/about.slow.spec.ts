import { storyContent } from '../../../lib/content/pages/about';
import { expect, test } from '../../support/browser/browser-test';

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
