import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { type BrowserContext, expect, type Page } from 'playwright/test';

type Watch = { problems: string[]; expected: RegExp[]; allowed: string[] };

const watches = new Map<BrowserContext, Watch>();

/** What is fetched ahead when the session has just ended is led to the log-in page, which has no such part; or it was an enquiry that has just been erased. */
const fetchedAhead =
  /^Failed to load resource: .* 404 .*\/(?:786313login\?callbackUrl=|admin\/enquiries\/[\w-]+\?)[^ ]*_rsc=/;

/** What a screen asks by itself learns of the end of a session, or of the line, like this. */
const askedByItself = /\/api\/admin\/enquiries\/pulse\b/;

/** Collects what a visitor must never cause: console errors, uncaught errors, violations of the policy, failed requests. */
export function watchContext(context: BrowserContext): void {
  if (watches.has(context)) return;
  const problems: string[] = [];
  const allowed: string[] = [];
  watches.set(context, { problems, expected: [], allowed });
  context.on('console', (message) => {
    const problem = `${message.text()} ${message.location().url}`;
    const isExpected = fetchedAhead.test(problem) || askedByItself.test(problem);
    if (message.type() === 'error' && !isExpected) problems.push(problem);
  });
  // What a script catches, as a library that tries whether it may compile, is not in the console by itself.
  void context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`stopped by the policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left takes its requests with it; what the policy stops is in the console, and scripts that are switched off are no fault.
    const isExpected = reason === 'net::ERR_ABORTED' || reason === 'csp' || askedByItself.test(request.url());
    if (!isExpected) problems.push(`${request.url()} ${reason}`);
  });
}

/** Says that the test causes what this describes, and must. */
export function expectProblem(page: Page, description: RegExp): void {
  watches.get(page.context())?.expected.push(description);
}

/** An address that the test itself goes to may answer that nothing is there. */
export function allowAnswer(page: Page, url: string): void {
  watches.get(page.context())?.allowed.push(url);
}

/** What came and was not expected, and what was expected and did not come; then everything is forgotten. */
export function takeProblems(): string[] {
  const found = [...watches.values()].flatMap(({ problems, expected, allowed }) => [
    ...problems
      .filter((problem) => !expected.some((description) => description.test(problem)))
      .filter((problem) => !allowed.some((url) => problem.endsWith(` ${url}`))),
    ...expected
      .filter((description) => !problems.some((problem) => description.test(problem)))
      .map((description) => `expected, and did not come: ${description}`),
  ]);
  watches.clear();
  return found;
}

// Minified: less than half of it to read, in each document.
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type Moves = { moves?: number };

/** Resolves when what moves has come to rest, and counts what begins to move from then on; spinners and held toasts go on. */
const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    const counter = window as Moves;
    if (counter.moves === undefined)
      for (const kind of ['transitionrun', 'animationstart'])
        document.addEventListener(kind, () => (counter.moves = (counter.moves ?? 0) + 1), true);
    const listEnding = (withinMs: number) =>
      document.getAnimations().filter(({ playState, effect, currentTime }) => {
        const { iterations, endTime } = effect?.getComputedTiming() ?? {};
        return (
          playState === 'running' && iterations === 1 && Number(endTime) - Number(currentTime) < withinMs
        );
      });
    // Not `finished`: a toast that the pointer comes to rest on is held, and never ends.
    const untilEnded = async (ending: Animation[]) => {
      while (ending.some(({ playState }) => playState === 'running'))
        await new Promise(requestAnimationFrame);
    };
    await untilEnded(listEnding(Number.POSITIVE_INFINITY));
    // The end of one may be the beginning of another: a toast whose time is over leaves.
    for (let next = listEnding(1000); next.length > 0; next = listEnding(1000)) await untilEnded(next);
    counter.moves = 0;
  });

async function findViolations(page: Page): Promise<string[]> {
  await untilAtRest(page);
  // Once for a document: to read it takes as long as to run it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // What is in order is not told: that is most of its work. The site has no frames.
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  const hasMoved = await page.evaluate(() => (window as Moves).moves !== 0);
  const hadNoTitle = violations.some(({ id }) => id === 'document-title');
  // A title is for a moment none while the page is drawn again.
  if (hadNoTitle) await expect(page).toHaveTitle(/./);
  // A toast that began to leave meanwhile was read half-way.
  if (violations.length > 0 && (hasMoved || hadNoTitle)) return findViolations(page);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** No fault that axe finds in the page as it stands, once what moves has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  // The title of a page that is drawn for its request comes after its frame.
  await expect(page).toHaveTitle(/./);
  expect(await findViolations(page)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Not innerWidth: on a phone it grows with what runs over.
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

/** Both, at each of these widths of the window. The last one stays. */
export async function expectFineAt(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
