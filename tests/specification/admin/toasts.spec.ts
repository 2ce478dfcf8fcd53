import { signIn } from '../../support/admin-screens';
import { expect, type Page, test } from '../../support/browser-test';
import { abortPosts } from '../../support/intercept';

const toast = (page: Page) => page.locator('[data-sonner-toast]');
const toaster = (page: Page) => page.locator('[data-sonner-toaster]');

/** From here on the page's time moves by runFor alone. */
async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function untilShown(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await toast(page).count()).toBe(1);
  }).toPass();
}

// proves: TOAST-1
test('a toast stands at the top right and closes after 3 s', async ({ page, api }) => {
  const name = `Toasted ${Date.now()}`;
  await api.addProject({ name, status: 'upcoming' });
  await page.clock.install();
  await signIn(page, `/admin/projects?q=${encodeURIComponent(name)}`);
  await abortPosts(page, '**/admin/projects**');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const ask = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await standStill(page);
  await ask.getByRole('button', { name: 'Delete project' }).click();
  await untilShown(page);
  await expect(toast(page)).toContainText('❌ Failed to delete project');
  await expect(toaster(page)).toHaveAttribute('data-x-position', 'right');
  await expect(toaster(page)).toHaveAttribute('data-y-position', 'top');
  await page.clock.runFor(2700);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(800);
  await expect(toast(page)).toHaveCount(0);
});

// proves: TOAST-1
test('Alt+T leads to the toasts', async ({ page, api }) => {
  const name = `Toasted ${Date.now()}`;
  await api.addProject({ name, status: 'upcoming' });
  await page.clock.install();
  await signIn(page, `/admin/projects?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
  await expect(toast(page)).toContainText('🗑️ Project deleted successfully');
  await standStill(page);
  // The focus goes there once the list has come without the project.
  await expect(page.getByRole('button', { name: 'Add Project' })).toBeFocused();
  await page.keyboard.press('Alt+t');
  await expect(toaster(page)).toBeFocused();
  await expect(toast(page).getByText('Project deleted')).toHaveCSS('overflow-wrap', 'break-word');
});
