import type { Page } from 'playwright/test';

export const nameOf = (address: string) =>
  address
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{20,}/, 'one') || 'home';

export const sizeOf = (width: number) => ({ width, height: width < 700 ? 780 : 1000 });

export async function settle(page: Page, pictureMs = 3000): Promise<void> {
  await page.evaluate(async (longestMs) => {
    // A full-page screenshot comes before asynchronous decoding.
    for (const image of document.images) image.decoding = 'sync';
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
    const wanted = [...document.images].filter((image) => image.checkVisibility());
    await Promise.race([
      Promise.all(wanted.map((image) => image.decode().catch(() => {}))),
      new Promise((done) => setTimeout(done, longestMs)),
    ]);
  }, pictureMs);
}

/** A form that loads later changes the height of the page. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
}

type Person = { email: string; password: string };

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/786313login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin');
}
