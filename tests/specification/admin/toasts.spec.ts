import { expect, type Page, test } from '../../support/browser/browser-test';
import { abortPosts } from '../../support/browser/intercept';
import { signIn } from '../../support/contract/admin-screens';
import { withoutTable } from '../../support/database/sql';

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
  const remove = page
    .getByRole('dialog', { name: `Delete “${name}”?` })
    .getByRole('button', { name: 'Delete project' });
  // The dialog is loaded first: while time stands still it would not open.
  await expect(remove).toBeVisible();
  await standStill(page);
  await remove.click();
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
test('opened and reloaded by its address the screen says that the projects cannot be read', async ({
  page,
}) => {
  await signIn(page, '/admin/account');
  await withoutTable('project', async () => {
    for (const open of [() => page.goto('/admin/projects'), () => page.reload()]) {
      await open();
      await expect(toast(page)).toContainText('❌ Failed to load projects');
      await expect(page.getByRole('navigation', { name: 'Admin Panel' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
    }
  });
});

/** What of the page's controls the toast lies over. */
const covered = (page: Page, controls: string) =>
  page.evaluate((selector) => {
    const shown = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
    if (!shown) return ['there is no toast'];
    const isUnder = (each: Element) => {
      const { top, right, bottom, left, width } = each.getBoundingClientRect();
      return (
        width > 1 && top < shown.bottom && bottom > shown.top && left < shown.right && right > shown.left
      );
    };
    return [...document.querySelectorAll(selector)].filter(isUnder).map((each) => each.outerHTML);
  }, controls);

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`at ${width} px a toast covers nothing that adds, filters or is being filled in`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await signIn(page, '/admin/projects');
    // The sheet is there from now on, so that it opens while the time stands still.
    await page.getByRole('button', { name: 'Add Project' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await abortPosts(page, '**/admin/projects**');
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete project' });
    await expect(remove).toBeVisible();
    await standStill(page);
    await remove.click();
    await untilShown(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect
      .poll(() => covered(page, '#add-project, main search :is(input, select, button)'))
      .toEqual([]);

    await page.getByRole('button', { name: 'Add Project' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Project' })).toBeVisible();
    const fields = '[role="dialog"] :is(input, select, button, label, [contenteditable])';
    await expect.poll(() => covered(page, fields)).toEqual([]);
  });

// proves: TOAST-1
test('Alt+T leads to the toast over an open form, which Escape there leaves open', async ({ page }) => {
  await page.clock.install();
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: 'Add Project' }).click();
  const form = page.getByRole('dialog', { name: 'Add Project' });
  await form.getByLabel('Name required').fill('Never saved');
  await form.getByLabel('Status').selectOption('ongoing');
  await abortPosts(page, '**/admin/projects**');
  await standStill(page);
  await page.keyboard.press('Control+s');
  await untilShown(page);
  await page.keyboard.press('Alt+t');
  await expect(toaster(page)).toBeFocused();
  // The toast itself, then what closes it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toast(page).getByRole('button', { name: 'Close this message' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(toast(page)).toHaveCount(0);
  await expect(form.locator(':focus')).toHaveCount(1);
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
