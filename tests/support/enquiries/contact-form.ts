import { expect, type Page } from 'playwright/test';
import { contactContent } from '../../../lib/content/enquiries/contact';

const { labels, send } = contactContent;
const keys = ['name', 'email', 'phone', 'message'] as const;

export const typed = {
  name: 'Anitha D’Souza',
  email: 'anitha@example.com',
  phone: '98450 12345',
  message: 'A home with three bedrooms near Kadri, please.',
};

export const sentText = "Your message has been sent successfully. We'll get back to you shortly.";

export const form = (page: Page) => page.getByRole('form', { name: contactContent.formTitle });
export const submit = (page: Page) => form(page).getByRole('button', { name: send });

export async function fillIn(page: Page): Promise<void> {
  for (const key of keys) await form(page).getByLabel(labels[key], { exact: true }).fill(typed[key]);
}

export async function expectTyped(page: Page): Promise<void> {
  for (const key of keys)
    await expect(form(page).getByLabel(labels[key], { exact: true })).toHaveValue(typed[key]);
}
