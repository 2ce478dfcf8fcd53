import { expect, type Page } from 'playwright/test';

export const sheet = (page: Page) => page.getByRole('dialog', { name: /^(Add|Update) Project$/ });

export const nameField = (page: Page) => sheet(page).getByLabel('Name required');

export const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

export async function openEdit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(sheet(page).getByRole('textbox', { name: 'Description' })).toBeVisible();
}

/** Has the form of a project keep its new place as a draft. */
export async function saveDraft(page: Page, name: string, location: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = sheet(page);
  await expect(form.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await form.getByLabel('Location').fill(location);
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Draft saved. The website does not show it.')).toBeVisible();
  await expect(card(page, name).getByText('Draft', { exact: true })).toBeVisible();
}

export const readPreviewLink = (page: Page, name: string) =>
  page.getByRole('link', { name: `Preview of ${name}` }).getAttribute('href');
