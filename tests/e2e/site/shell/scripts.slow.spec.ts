import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { untilHydrated } from '../../../support/browser/hydrated';
import { makeGate } from '../../../support/records/gate';

const isAlive = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main a')].some((link) =>
      Object.keys(link).some((key) => key.startsWith('__reactProps')),
    ),
  );

/** Next's client waits for a task of its own, which a clock that stands would never give it. */
const untilHydratedByClock = async (page: Page) => {
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return isAlive(page);
    })
    .toBe(true);
  await untilHydrated(page);
};

test('the scripts of a page are asked for after its first paint, so that styles and pictures have the line', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  const { paintedAt, scriptsAt } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scriptsAt: performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({ startTime }) => startTime),
  }));
  expect(scriptsAt.length).toBeGreaterThan(3);
  expect(Math.min(...scriptsAt)).toBeGreaterThan(paintedAt ?? Number.POSITIVE_INFINITY);
});

test('React, the router of Next and its start take a task each, so that none keeps a phone from answering for long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const steps: string[] = [];
    // What is evaluated without a pause comes before the end of the step that began it.
    const step = (name: string) => {
      steps.push(name);
      queueMicrotask(() => steps.push('end'));
    };
    const onAssigned = (object: object, name: string, began: string, found: unknown) =>
      Object.defineProperty(object, name, {
        configurable: true,
        get: () => found,
        set(value) {
          Object.defineProperty(object, name, { value, writable: true });
          step(began);
        },
      });
    const data: unknown[] = [];
    onAssigned(data, 'push', 'data', data.push);
    onAssigned(window, 'next', 'Next', undefined);
    // The router watches links from the beginning, where the page has asked for nothing yet.
    window.IntersectionObserver = new Proxy(IntersectionObserver, {
      construct(Observer, args: ConstructorParameters<typeof IntersectionObserver>) {
        if (!steps.includes('data')) step('router');
        return new Observer(...args);
      },
    });
    const hook = { supportsFiber: true, inject: () => step('React') };
    Object.assign(window, { steps, __next_f: data, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  await page.goto('/about');
  await untilHydrated(page);
  const steps = await page.evaluate(() => (window as unknown as { steps: string[] }).steps);
  expect(steps).toEqual(['Next', 'end', 'React', 'end', 'router', 'end', 'data', 'end']);
});

test('a page whose end comes long after its first paint comes alive all the same', async ({
  page,
  baseURL,
}) => {
  // What is due after three seconds never comes, so that only the end of the page can bring it alive.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const gate = makeGate();
  const answer = async (path: string, response: ServerResponse) => {
    const source = await fetch(`${baseURL}${path}`, { headers: { 'accept-encoding': 'identity' } });
    response.writeHead(source.status, { 'content-type': source.headers.get('content-type') ?? '' });
    const body = Buffer.from(await source.arrayBuffer());
    if (path !== '/about') return response.end(body);
    const cut = body.indexOf('<footer');
    response.write(body.subarray(0, cut));
    await gate.opened;
    response.end(body.subarray(cut));
  };
  const slow = createServer((request, response) => void answer(request.url ?? '/', response)).listen(0);
  try {
    await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/about`, {
      waitUntil: 'commit',
    });
    // Those of the page's head have taken their turn.
    await expect.poll(() => page.locator('head script[type="text/after-paint"]').count()).toBe(0);
    expect(await isAlive(page)).toBe(false);
    gate.open();
    await untilHydratedByClock(page);
  } finally {
    gate.open();
    slow.closeAllConnections();
    slow.close();
  }
});

test('an empty paint before that of the contents brings no script', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    const painted = new Promise((resolve) => window.addEventListener('contents', resolve, { once: true }));
    const listOf = (name: string) => ({
      getEntries: () => [{ name }],
      getEntriesByName: (wanted: string) => (wanted === name ? [{ name }] : []),
    });
    const observer = (tell: (list: ReturnType<typeof listOf>) => void) => ({
      observe({ type }: { type?: string }) {
        if (type !== 'paint') return;
        tell(listOf('first-paint'));
        void painted.then(() => tell(listOf('first-contentful-paint')));
      },
      disconnect() {},
      takeRecords: () => [],
    });
    window.PerformanceObserver = new Proxy(PerformanceObserver, {
      construct: (_, [tell]) => observer(tell),
    });
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForLoadState();
  expect(await page.locator('script[type="text/after-paint"]').count()).toBeGreaterThan(3);
  await page.evaluate(() => window.dispatchEvent(new Event('contents')));
  await untilHydratedByClock(page);
});

test.describe('a page that is never painted', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.addInitScript(() => {
      window.PerformanceObserver.prototype.observe = () => {};
    });
  });

  test('comes alive at once when nobody sees it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await untilHydratedByClock(page);
  });

  test('comes alive after three seconds', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await page.waitForLoadState();
    await page.clock.runFor(2900);
    expect(await page.locator('script[type="text/after-paint"]').count()).toBeGreaterThan(3);
    await page.clock.runFor(200);
    await untilHydratedByClock(page);
  });
});

test('a visitor who goes on before the scripts are there keeps the campaign that led here', async ({
  page,
}) => {
  await page.route('**/_next/static/**/*.js', () => {});
  await page.goto('/?utm_source=poster', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Choose a day' }).click();
  await expect(page).toHaveURL('/contact');
  await page.unrouteAll();
  await page.reload();
  await untilHydrated(page);
  const touches = () =>
    page.evaluate(() =>
      [localStorage.getItem('first-touch'), sessionStorage.getItem('last-touch')].map((text) =>
        JSON.parse(text ?? '{}'),
      ),
    );
  const touch = { utm_source: 'poster', landingPage: '/', referrer: '' };
  await expect.poll(touches).toMatchObject([touch, touch]);
});

test('a visit that goes on in another tab keeps the campaign that led to it', async ({ page, context }) => {
  await page.goto('/projects?utm_source=google&utm_campaign=diwali');
  const opening = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Kadal Crest' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await tab.waitForURL('**/projects/*');
  await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('last-touch'))).toContain('diwali');
});
