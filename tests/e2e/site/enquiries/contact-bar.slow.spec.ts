import { expect, type Locator, test } from '../../../support/browser/browser-test';
import { abortPosts } from '../../../support/browser/intercept';

test('the bar of the phones covers neither the button nor what is said of a form, also when sending has failed', {
  tag: '@phone',
}, async ({ page }) => {
  const [project] = (await (await page.request.get('/api/projects')).json()) as { _id: string }[];
  await abortPosts(page, '**/api/v1/**');
  for (const address of ['/contact', '/upcoming-projects', `/projects/${project?._id}`]) {
    await page.goto(address);
    const bar = page.getByRole('navigation', { name: 'Get in touch' });
    await expect(bar).toBeVisible();
    const form = page.locator('main form').last();
    const button = form.locator('button[type="submit"]');
    for (const control of await form.locator('input[required], textarea[required]').all()) {
      const type = await control.getAttribute('type');
      await control.fill(
        type === 'email' ? 'nisha@example.com' : type === 'tel' ? '9845012345' : 'Nisha Pai',
      );
    }
    for (const choice of await form.locator('select[required]').all())
      await choice.selectOption({ index: 1 });
    /** What a finger on the middle of it would touch. */
    const isOnTop = (target: Locator) =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const touched = document.elementFromPoint(left + width / 2, top + height / 2);
        return top >= 0 && top + height <= innerHeight && element.contains(touched);
      });
    // As far down as the button can stand: where the bar would lie.
    await button.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 2, behavior: 'instant' }),
    );
    await expect.poll(() => isOnTop(button)).toBe(true);
    await expect(bar).toBeHidden();
    await button.click();
    const message = form.getByRole('alert');
    await expect(message).toBeFocused();
    await expect.poll(() => isOnTop(message)).toBe(true);
    await message.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 2, behavior: 'instant' }),
    );
    await expect.poll(() => isOnTop(message)).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator(':focus').evaluate((element) => (element as HTMLElement).blur());
    await expect(bar).toBeVisible();
    // What could not be sent is not to be tried again on the next page.
    await page.evaluate(() => localStorage.clear());
  }
});
