import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Collects what a visitor must never cause: console errors, uncaught errors, failed requests. */
export function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()} ${reason}`);
  });
  return problems;
}

/** No fault that axe finds in the page as it stands, once what moves has come to rest; spinners and held toasts go on. */
export async function expectAccessible(page: Page): Promise<void> {
  // The title of a page that is drawn for its request comes after its frame.
  await expect(page).toHaveTitle(/./);
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === 1);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Not innerWidth: on a phone it grows with what runs over.
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}
