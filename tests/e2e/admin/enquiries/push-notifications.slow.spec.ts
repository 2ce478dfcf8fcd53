import type { BrowserContext, Worker } from 'playwright/test';
import { offlinePage } from '../../../../lib/content/push-notifications';
import { openSession } from '../../../support/accounts/admin-session';
import { addSalesPerson } from '../../../support/accounts/people';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll, expectProblem } from '../../../support/browser/page-watch';
import { openScreen, signIn, takeSession } from '../../../support/contract/admin-screens';
import { querySql, runSql } from '../../../support/database/sql';
import type { StandInSubscription } from '../../../support/enquiries/push-subscription';
import { type SecondServer, startSecondServer } from '../../../support/servers/second-server';
import { type PushStandIn, startPushStandIn } from '../../../support/stand-ins/push-stand-in';
import { newEmail, newName, newPhone } from '../../../support/values';

const path = '/admin/account/alerts';
let service: PushStandIn;
let server: SecondServer;

test.beforeAll(async () => {
  service = await startPushStandIn();
  server = await startSecondServer({ PUSH_BASE_URL: service.url, WEBHOOKS_PRIVATE: 'allow' });
});

test.afterAll(async () => {
  await server.stop();
  await service.stop();
});

test.afterEach(() => runSql('delete from rotation; delete from push_subscription'));

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

type Asked = { subscription: StandInSubscription; answer: NotificationPermission };

/** A browser whose person answers so when it asks, and whose push service is the one on this machine: a test browser has none. */
async function givePush(context: BrowserContext, asked: Asked): Promise<void> {
  await context.addInitScript(({ subscription, answer }) => {
    const kept = 'test-push';
    const read = (name: string) => localStorage.getItem(`${kept}-${name}`);
    const write = (name: string, value: string) => localStorage.setItem(`${kept}-${name}`, value);
    Object.defineProperty(Notification, 'permission', { get: () => read('permission') ?? 'default' });
    Notification.requestPermission = async () => {
      write('permission', answer);
      return answer;
    };
    const made = () => ({
      endpoint: subscription.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => subscription,
      unsubscribe: async () => true,
    });
    PushManager.prototype.getSubscription = async () =>
      read('key') === null ? null : (made() as unknown as PushSubscription);
    PushManager.prototype.subscribe = async (options) => {
      write('key', String(options?.applicationServerKey));
      return made() as unknown as PushSubscription;
    };
  }, asked);
}

/** A person of sales who has signed in on the server that rings. */
async function signInThere(page: Page): Promise<void> {
  const session = await openSession(page.request, await addSalesPerson());
  await takeSession(page, session);
  await openScreen(page, `${server.url}${path}`);
}

/** What of a worker the tests touch: the types of the site know no worker. */
type WorkerScope = EventTarget & {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (path: string) => Promise<unknown> };
  WindowClient: { prototype: { focus: () => Promise<unknown> } };
};

type Rung = { alarms: { title: string; options: NotificationOptions }[]; opened: string[] };

/** What the worker shows of an alarm that leads to a path, and which windows it opens once somebody taps on it. */
const ringAndTap = (worker: Worker, target: string): Promise<Rung> =>
  worker.evaluate(async (asked) => {
    const scope = self as unknown as WorkerScope;
    const done: Promise<unknown>[] = [];
    const send = (event: Event, more: object) =>
      scope.dispatchEvent(
        Object.assign(event, { waitUntil: (work: Promise<unknown>) => done.push(work), ...more }),
      );
    const rung: Rung = { alarms: [], opened: [] };
    scope.registration.showNotification = async (title, options = {}) =>
      void rung.alarms.push({ title, options });
    const message = { title: 'An enquiry is yours', body: 'Kadal Crest', tag: 'enquiry-1', path: asked };
    send(new Event('push'), { data: { json: () => message } });
    // Without a touch of the screen no window may be focused, and none opened.
    scope.WindowClient.prototype.focus = async function focus(this: unknown) {
      return this;
    };
    scope.clients.openWindow = async (path) => void rung.opened.push(path);
    const notification = { close: () => {}, data: rung.alarms[0]?.options.data };
    send(new Event('notificationclick'), { notification });
    await Promise.all(done);
    return rung;
  }, target);

async function findWorker(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

test('a browser that was told not to ring is shown how to allow it again and nothing is kept; an iPhone that has not installed the office is told what it needs', async ({
  page,
  context,
  browser,
}) => {
  await test.step('a browser that was told not to ring is shown how to allow it again, and nothing is kept', async () => {
    const subscription = service.subscribe();
    await givePush(context, { subscription, answer: 'denied' });
    await signInThere(page);
    await page.getByRole('button', { name: 'Turn on alerts' }).click();
    await expect(page.getByText('Alerts are blocked in this browser.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on alerts' })).toHaveCount(0);
    await expectFine(page);
    expect(
      await querySql('select 1 from push_subscription where endpoint = $1', [subscription.endpoint]),
    ).toEqual([]);
  });
  await test.step('an iPhone that has not installed the office is told what it needs', async () => {
    const iphone = await browser.newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      viewport: { width: 390, height: 844 },
    });
    const page = await iphone.newPage();
    await signIn(page, path, await openSession(iphone.request, await addSalesPerson()));
    await expect(page.getByText('On an iPhone first: Share, then Add to Home Screen')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on alerts' })).toHaveCount(0);
    await expectFine(page);
    await iphone.close();
  });
});

const setTurnOfAdmin = async () => {
  await querySql(`insert into rotation (id) values ('default')`);
  await querySql(
    `insert into rotation_member (rotation_id, user_id, place) select 'default', id, 0 from "user" where role = 'admin' limit 1`,
  );
};
const findOffer = (page: Page) => page.getByRole('region', { name: 'Alerts' });
const expectNoOffer = async (page: Page) => {
  await expect(page.getByRole('navigation', { name: 'Which enquiries' })).toBeVisible();
  // Its code would come after the screen.
  await page.waitForLoadState('networkidle');
  await expect(findOffer(page)).toHaveCount(0);
};

async function letRing(page: Page, context: BrowserContext): Promise<Worker> {
  await givePush(context, { subscription: service.subscribe(), answer: 'granted' });
  await signInThere(page);
  await page.getByRole('button', { name: 'Turn on alerts' }).click();
  await expect(page.getByText('Alerts are on for this phone.')).toBeVisible();
  return findWorker(context);
}

test('without a network the office shows words and nobody’s data, and the website has no worker', async ({
  page,
  context,
}) => {
  const worker = await letRing(page, context);
  await openScreen(page, `${server.url}/admin/enquiries`);
  const kept = await worker.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/admin/offline']);
  const readScopes = () =>
    page.evaluate(async () => ({
      isControlled: navigator.serviceWorker.controller !== null,
      scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    }));
  expect(await readScopes()).toEqual({ isControlled: true, scopes: ['/admin'] });
  await context.setOffline(true);
  expectProblem(page, /INTERNET_DISCONNECTED/);
  await page.goto(`${server.url}/admin/enquiries/board`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: offlinePage.title })).toBeVisible();
  await expect(page.getByText(offlinePage.text)).toBeVisible();
  await expectFine(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: offlinePage.again }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pipeline' })).toBeVisible();
  await page.goto(server.url);
  expect(await readScopes()).toMatchObject({ isControlled: false });
});

test('what a push service delivers is shown as it came, and a tap opens the enquiry in the window that is open', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.url });
  const worker = await letRing(page, context);
  const data = { name: newName('Leena'), email: newEmail(), phone: newPhone(), message: 'Is it free?' };
  const headers = { accept: 'application/json' };
  expect((await page.request.post('/api/v1/enquiries', { data, headers })).status()).toBe(201);
  const [row] = await querySql('select id from enquiry where name = $1', [data.name]);
  const target = `/admin/enquiries/${row?.id}`;
  await openScreen(page, `${server.url}/admin/enquiries/board`);
  const { alarms, opened } = await ringAndTap(worker, target);
  expect(alarms).toMatchObject([
    {
      title: 'An enquiry is yours',
      options: { body: 'Kadal Crest', tag: 'enquiry-1', renotify: true, data: { path: target } },
    },
  ]);
  expect(opened).toEqual([]);
  await page.waitForURL(`${server.url}${target}`);
  await expect(page.getByRole('heading', { name: data.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:\+91/);
});

test('a tap leads no other screen away, where somebody may be at work: it opens a window of its own; a browser that changes its subscription goes on to ring, until its telephone is ended', async ({
  page,
  context,
}) => {
  const worker = await letRing(page, context);
  await test.step('a tap leads no other screen away, where somebody may be at work: it opens a window of its own', async () => {
    expect((await ringAndTap(worker, '/admin/enquiries/1')).opened).toEqual(['/admin/enquiries/1']);
    await expect(page).toHaveURL(`${server.url}${path}`);
  });
  await test.step('a browser that changes its subscription goes on to ring, until its telephone is ended', async () => {
    const change = (next: StandInSubscription) =>
      worker.evaluate(async (subscription) => {
        const done: Promise<unknown>[] = [];
        let key = '';
        PushManager.prototype.subscribe = async (options) => {
          key = String(options?.applicationServerKey);
          return subscription as unknown as PushSubscription;
        };
        const waitUntil = (work: Promise<unknown>) => done.push(work);
        self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }));
        await Promise.all(done);
        return key;
      }, next);
    const find = ({ endpoint }: StandInSubscription) =>
      querySql('select 1 from push_subscription where endpoint = $1', [endpoint]);
    const next = service.subscribe();
    expect(await change(next)).toBe(await page.evaluate(() => localStorage.getItem('test-push-key')));
    expect(await find(next)).toHaveLength(1);
    await page.getByRole('button', { name: /^End .*, this one$/ }).click();
    await expect(page.getByText('Alerts are off.')).toBeVisible();
    const late = service.subscribe();
    expect(await change(late)).toBe('');
    expect(await find(late)).toEqual([]);
  });
});

// In the same worker as the others, beside the same server.
test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a telephone is asked in words first, rings once its browser allows it, is tried, and ends', async ({
    page,
    context,
  }) => {
    const subscription = service.subscribe();
    await givePush(context, { subscription, answer: 'granted' });
    await signInThere(page);
    await expect(
      page.getByRole('heading', { name: 'Get an alert on this phone when an enquiry becomes yours?' }),
    ).toBeVisible();
    await expect(page.getByText('No name and no number')).toBeVisible();
    await expect(page.getByText('On an iPhone first')).toHaveCount(0);
    await expectFine(page);
    await page.getByRole('button', { name: 'Turn on alerts' }).click();
    await expect(page.getByText('Alerts are on for this phone.')).toBeVisible();
    await expect(page.getByText('This one')).toBeVisible();
    await page.getByRole('button', { name: 'Send a test alert' }).click();
    await expect(page.getByText('Sent: the alert comes in a moment.')).toBeVisible();
    expect(service.taken.filter(({ endpoint }) => endpoint === subscription.endpoint)).toMatchObject([
      { message: { title: 'Alerts are on', path: '/admin/enquiries' } },
    ]);
    const key = await page.evaluate(() => localStorage.getItem('test-push-key'));
    expect(service.taken.at(-1)?.publicKey).toBe(key);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send a test alert' })).toBeVisible();
    await page.getByRole('button', { name: /^End .*, this one$/ }).click();
    await expect(page.getByText('Alerts are off.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on alerts' })).toBeVisible();
    expect(
      await querySql('select 1 from push_subscription where endpoint = $1', [subscription.endpoint]),
    ).toEqual([]);
  });

  test('the inbox of a telephone offers it once', async ({ page, context }) => {
    await givePush(context, { subscription: service.subscribe(), answer: 'default' });
    await setTurnOfAdmin();
    await signIn(page, '/admin/enquiries', await openSession(page.request, await addSalesPerson()));
    const offer = findOffer(page);
    await expect(offer.getByRole('link', { name: 'Turn on alerts' })).toHaveAttribute('href', path);
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expectNoOffer(page);
  });

  test('whoever signs in anew where it rang is offered it again, until they end it', async ({
    page,
    context,
  }) => {
    await setTurnOfAdmin();
    await letRing(page, context);
    await openScreen(page, `${server.url}/admin/enquiries`);
    await expectNoOffer(page);
    await signInThere(page);
    await openScreen(page, `${server.url}/admin/enquiries`);
    await findOffer(page).getByRole('link', { name: 'Turn on alerts' }).click();
    await page.getByRole('button', { name: 'Turn on alerts' }).click();
    await expect(page.getByText('Alerts are on for this phone.')).toBeVisible();
    await page.getByRole('button', { name: /^End .*, this one$/ }).click();
    await expect(page.getByText('Alerts are off.')).toBeVisible();
    await openScreen(page, `${server.url}/admin/enquiries`);
    await expectNoOffer(page);
  });

  test('on a telephone Call stands across the whole bar, 60 px high', async ({ page }) => {
    const data = { name: newName('Leena'), email: newEmail(), phone: newPhone(), message: 'Is it free?' };
    const headers = { accept: 'application/json' };
    expect((await page.request.post('/api/v1/enquiries', { data, headers })).status()).toBe(201);
    const [row] = await querySql('select id from enquiry where name = $1', [data.name]);
    await signIn(page, `/admin/enquiries/${row?.id}`);
    const box = await page.getByRole('link', { name: 'Call', exact: true }).boundingBox();
    expect([box?.height, box?.width]).toEqual([60, 360 - 2 * 16]);
    const others = await page.getByRole('link', { name: 'Mail', exact: true }).boundingBox();
    expect(others?.y ?? 0).toBeGreaterThan((box?.y ?? 0) + 60);
  });
});
