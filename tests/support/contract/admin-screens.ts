import { expect, type Locator, type Page } from 'playwright/test';
import { type Person, shareSession } from '../accounts/admin-session';
import { untilHydrated } from '../browser/hydrated';

/** Gives the browser a session of the API (AUTH-7), the one that the worker's tests share. */
export async function takeSession(page: Page, session?: string): Promise<void> {
  const value = session ?? (await shareSession(page.request));
  const url = new URL(process.env.TEST_BASE_URL ?? '').origin;
  await page.context().addCookies([{ name: 'next-auth.session-token', value, url, httpOnly: true }]);
}

/** The same, and opens the page. */
export async function signIn(page: Page, path = '/admin', session?: string): Promise<void> {
  await takeSession(page, session);
  await openScreen(page, path);
}

/** Opens a screen of the admin, ready for keys and clicks. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Fills in the form of the log-in that the page shows, and sends it. */
export async function logInByForm(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Presses Back of the browser, as people do. Waits for no page: the one that is shown may hold the step. */
export async function pressBack(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
  const before = entries[currentIndex - 1];
  if (!before) throw new Error('There is nothing to go back to.');
  await browser.send('Page.navigateToHistoryEntry', { entryId: before.id });
  await browser.detach();
}

/** Picks up by keyboard what the handle moves, which the page says; from the next timer on the arrow keys are listened to. */
export async function pickUp(handle: Locator, message: string | RegExp): Promise<void> {
  await handle.press('Enter');
  await expect(handle.page().getByText(message)).toBeAttached();
  await handle.page().evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** The message boxes of the page; Next's own announcer of a new page is none. */
export const alertsOf = (page: Page) => page.locator('[role=alert]:not(#__next-route-announcer__)');
