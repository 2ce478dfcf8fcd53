import type { Locator, Page } from 'playwright/test';
import { staleTab } from '../../../lib/content/stale-tab';
import { intercept } from './intercept';
import { expectProblem } from './page-watch';

/** In the form of an action’s id, but of no build. */
const unknownAction = `40${'0'.repeat(40)}`;

export const reloadButton = (page: Page): Locator =>
  page.getByRole('button', { name: staleTab.reload, exact: true });

/** From now on the page calls actions by an id that the server does not know. */
export async function callUnknownActions(page: Page, start = '/admin'): Promise<void> {
  expectProblem(page, /status of 4(?:04|09)/);
  await intercept(
    page,
    ({ pathname }) => pathname.startsWith(start),
    (route) => {
      const headers = route.request().headers();
      return headers['next-action']
        ? route.continue({ headers: { ...headers, 'next-action': unknownAction } })
        : route.continue();
    },
  );
}
