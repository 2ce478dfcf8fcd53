import { expect, type Locator, type Page } from 'playwright/test';
import { signIn } from '../contract/admin-screens';
import { newEmail, newName, newPhone } from '../values';

/** Sends an enquiry of somebody new, as the form does. Answers the name. */
export async function send(page: Page, change: Record<string, string> = {}): Promise<string> {
  const name = newName('Ananya');
  const data = { name, email: newEmail(), phone: newPhone(), message: 'A visit on Sunday?' };
  const answer = await page.request.post('/api/v1/enquiries', {
    data: { ...data, ...change },
    headers: { accept: 'application/json' },
  });
  expect(answer.status()).toBe(201);
  return change.name ?? name;
}

export const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name });

/** Signs in and opens the enquiry of a name from the inbox. */
export async function openEnquiry(page: Page, name: string): Promise<Locator> {
  await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
  await row(page, name).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+/);
  const detail = page.getByRole('region', { name: 'Enquiry', exact: true });
  await expect(detail.getByRole('heading', { name })).toBeVisible();
  return detail;
}
