import type { Page, Route } from 'playwright/test';
import { intercept } from '../browser/intercept';
import { expectProblem } from '../browser/page-watch';

/** What the browser sends to a form's address, answered without the server. */
export async function answerForm(page: Page, action: string, answer: (route: Route) => Promise<void>) {
  const bodies: Record<string, unknown>[] = [];
  await intercept(page, `**${action}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await answer(route);
  });
  return bodies;
}

export const accept = (route: Route) => route.fulfill({ status: 201, json: { message: 'kept' } });

export function refuse(route: Route): Promise<void> {
  expectProblem(route.request().frame().page(), /status of 503/);
  return route.fulfill({ status: 503, json: { message: 'down' } });
}
