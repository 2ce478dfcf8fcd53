import { site } from '../../../lib/content/site';
import { expect, test } from '../../support/browser/browser-test';

test.use({ reducedMotion: 'reduce' });

// proves: HEAD-1
test('on a large screen the bar is thin and black, and fixed at the top', async ({ page }) => {
  await page.goto('/projects');
  const header = page.locator('.site-header');
  await expect(header).toHaveCSS('position', 'fixed');
  await expect(header).toHaveCSS('top', '0px');
  await expect(header).toHaveCSS('height', '56px');
  await expect(header).toHaveCSS('background-color', 'rgba(5, 9, 12, 0.95)');
  await page.setViewportSize({ width: 901, height: 800 });
  await expect(header.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(header.getByRole('link', { name: 'Contact Us' })).toBeHidden();
  await expect(header.getByRole('button', { name: 'Open the menu' })).toBeVisible();
});

test('the pages wear the colours of the demo brand', async ({ page }) => {
  expect(site.isDemo).toBe(true);
  await page.goto('/contact');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 246, 240)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(14, 34, 48)');
  await expect(page.locator('#footer')).toHaveCSS('background-color', 'rgb(14, 34, 48)');
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toHaveCSS(
    'background-color',
    'rgb(181, 82, 47)',
  );
});
