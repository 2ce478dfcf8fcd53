import { expect, type Page, test } from '../../../support/browser/browser-test';
import { abortPosts } from '../../../support/browser/intercept';
import { expectAccessible } from '../../../support/browser/page-watch';
import { alertsOf, signIn } from '../../../support/contract/admin-screens';
import { newName } from '../../../support/values';

const list = (page: Page) => page.getByRole('region', { name: 'Testimonials List' });

test.describe('on a desktop', () => {
  // proves: ADT-1, ADM-1
  test('a testimonial is added and edited by keyboard; the browser asks for what is missing', async ({
    page,
  }) => {
    const name = newName('Leena Pinto');
    await signIn(page, '/admin/testimonials');
    await expect(page.getByRole('link', { name: 'Testimonials' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: 'Add Testimonial' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Testimonials List' })).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveAttribute('placeholder', /^Owner, .+/);
    await page.getByLabel('Customer Name').focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    const isMissing = (label: string) =>
      page.getByLabel(label).evaluate((field) => (field as HTMLInputElement).validity.valueMissing);
    expect(await isMissing('Title')).toBe(true);
    expect(await isMissing('Quote')).toBe(true);
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Owner, Laterite House');
    await page.keyboard.press('Tab');
    await page.keyboard.type('They rang us before every slab.');
    await page.keyboard.press('Control+s');
    await expect(list(page).getByRole('heading', { name })).toBeVisible();
    await expect(page.getByLabel('Customer Name')).toHaveValue('');

    await page.getByRole('button', { name: `Edit ${name}` }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Edit Testimonial' })).toBeVisible();
    await expect(page.getByLabel('Customer Name')).toHaveValue(name);
    await expect(list(page).getByText('Editing')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Quote').fill('The keys came with a list.');
    await page.keyboard.press('Control+s');
    await expect(list(page).getByText('The keys came with a list.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Add Testimonial' })).toBeVisible();
  });

  // proves: ADT-1, ADX-3
  test('a delete is undone in the page, and a failed save keeps what was typed', async ({ page, api }) => {
    const name = newName('Mohan Alva');
    const { _id } = await api.addTestimonial(name);
    await signIn(page, '/admin/testimonials');
    await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
    const ask = page.getByRole('dialog', { name: `Delete “${name}”?` });
    await ask.getByRole('button', { name: 'Delete testimonial' }).press('Enter');
    await expect(list(page).getByRole('heading', { name })).toHaveCount(0);
    await expect(
      list(page)
        .getByRole('button', { name: /^Edit / })
        .and(page.locator(':focus')),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(list(page).getByRole('heading', { name })).toBeVisible();

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    // The form stands empty before.
    await expect(page.getByLabel('Customer Name')).toHaveValue(name);
    await page.getByLabel('Quote').fill('Kept through a failure.');
    await abortPosts(page, '**/admin/testimonials?*');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').filter({ hasText: 'The website does not answer.' })).toBeVisible();
    await expect(page.getByLabel('Quote')).toHaveValue('Kept through a failure.');
    await expect(alertsOf(page)).toHaveCount(0);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await expectAccessible(page);
  });
});
