import { expect, test } from '../../support/browser-test';

const openRows = 'details[open]';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions open and close by themselves', async ({ page }) => {
    await page.goto('/faqs');
    const questions = page.locator('main summary');
    await questions.nth(1).click();
    await questions.nth(2).click();
    await expect(page.locator(openRows)).toHaveCount(1);
    await questions.nth(2).click();
    await expect(page.locator(openRows)).toHaveCount(0);
  });
});
