import { expect, type Page, type Route } from 'playwright/test';
import { expectProblem } from './page-watch';

const probe = '/is-intercepted';

/**
 * Answers what the page asks for from now on. A page that is open hears of it a moment after the browser has, and
 * what it asks meanwhile would reach the server; so it is asked first whether it has heard.
 */
export async function intercept(
  page: Page,
  url: Parameters<Page['route']>[0],
  answer: (route: Route) => Promise<void> | void,
): Promise<void> {
  await page.route(url, answer);
  if (page.url() === 'about:blank') return;
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }));
  await expect.poll(() => page.evaluate(async (path) => (await fetch(path)).status, probe)).toBe(204);
}

/** The server cannot be reached for what the page posts to this address, which the test makes it do. */
export function abortPosts(page: Page, url: string): Promise<void> {
  expectProblem(page, /net::ERR_FAILED/);
  return intercept(page, url, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
}
