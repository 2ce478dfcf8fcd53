import { expect, type Page } from '../browser/browser-test';

/** The dialog that offers what is here already. */
export const library = (page: Page) => page.getByRole('dialog', { name: 'From the library' });

/** Takes one picture that no record uses, by the name of its file. */
export async function chooseUnused(page: Page, file: string): Promise<void> {
  await library(page).getByRole('combobox', { name: 'Show' }).selectOption('Not in use');
  await library(page).getByRole('searchbox').fill(file);
  await library(page).getByRole('button', { name: 'Search' }).click();
  await expect(library(page).getByText('1 picture', { exact: true })).toBeVisible();
  await library(page).getByLabel(file).check();
  await library(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(library(page)).toBeHidden();
}
