import { expect, test } from '../../../support/browser/browser-test';

test('on a phone a bar calls, opens WhatsApp with the project’s name and leads to the form, and covers nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/projects');
  const bar = page.getByRole('navigation', { name: 'Get in touch' });
  await page.getByRole('link', { name: 'Kadal Crest' }).first().click();
  await page.waitForURL('/projects/kadal-crest');
  const project = (await page.locator('#enquire').getAttribute('data-project')) ?? '';
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+/);
  const whatsapp = bar.getByRole('link', { name: 'WhatsApp' });
  await whatsapp.focus();
  await expect(whatsapp).toHaveAttribute('href', new RegExp(encodeURIComponent(project).slice(0, 12)));
  const place = await bar.boundingBox();
  await bar.getByRole('link', { name: 'Enquire' }).click();
  await expect(page.locator('#enquire')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.getByRole('contentinfo').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((place?.y ?? 0) + 1);
});
