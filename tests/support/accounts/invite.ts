import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../browser/page-watch';

/** Invites a person on the screen of the users. Answers the link. */
export async function invite(page: Page, name: string, email: string, role = 'Sales'): Promise<string> {
  await page.getByRole('button', { name: 'Invite' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Invite a person' });
  await expect(form.getByLabel('Name required')).toBeFocused();
  await page.keyboard.type(name);
  await form.getByLabel('Email required').fill(email);
  await form.getByLabel('Role').selectOption(role);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Make the link' }).press('Enter');
  const shown = page.getByRole('dialog', { name: `Invitation for ${name}` });
  const link = await shown.getByLabel('Link of the invitation').inputValue();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  return link;
}
