import { beforeAll, describe, expect, it } from 'vitest';
import { adminApp, alertsPath } from '@/lib/content/nav';
import { offlinePage } from '@/lib/content/push-notifications';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { makeSubscription } from '../../support/enquiries/push-subscription';

const path = '/api/admin/push-subscriptions';
let [sales, editor] = ['', ''];

beforeAll(async () => {
  sales = await logIn(await addSalesPerson());
  editor = await logIn(await addEditor());
});

const read = async (address: string, token?: string) => {
  const headers = token ? { cookie: `next-auth.session-token=${token}` } : undefined;
  const answer = await fetch(`${baseUrl}${address}`, { redirect: 'manual', ...(headers && { headers }) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const manifestOf = (html: string) => /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1];

describe('the app of the back office', () => {
  it.each([
    [adminApp.worker, 'text/javascript; charset=utf-8'],
    [adminApp.manifest, 'application/manifest+json'],
    [adminApp.offline, 'text/html; charset=utf-8'],
  ])('has %s for whoever asks, fresh each time, and it tells of nobody', async (address, type) => {
    const [stranger, person] = [await read(address), await read(address, sales)];
    expect([stranger.status, stranger.headers.get('content-type')]).toEqual([200, type]);
    expect(stranger.headers.get('cache-control')).toBe('no-cache');
    expect(stranger.headers.get('x-robots-tag')).toContain('noindex');
    expect(stranger.headers.get('set-cookie')).toBeNull();
    expect(person.text).toBe(stranger.text);
    expect(stranger.text).not.toContain('786313login');
  });

  it('has a worker for its own addresses alone, which may ask this site alone', async () => {
    const { headers, text } = await read(adminApp.worker);
    expect(headers.get('service-worker-allowed')).toBe('/admin');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    // The one thing that it keeps.
    expect([...text.matchAll(/cache\.add|caches\.open|\.put\(/g)].map(([found]) => found)).toEqual([
      'caches.open',
      'cache.add',
    ]);
  });

  it('can be installed: its manifest begins at the enquiries, and its icons are there', async () => {
    const manifest = JSON.parse((await read(adminApp.manifest)).text) as {
      icons: { src: string; sizes: string }[];
      [name: string]: unknown;
    };
    expect(manifest).toMatchObject({
      id: '/admin',
      name: expect.stringMatching(/ office$/),
      start_url: '/admin/enquiries',
      display: 'standalone',
    });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src } of manifest.icons) expect([src, (await read(src)).status]).toEqual([src, 200]);
  });

  it('is named by the back office alone: the website has its own manifest, and no worker', async () => {
    expect(manifestOf((await read('/admin/account', sales)).text)).toBe(adminApp.manifest);
    for (const page of ['/', '/projects', '/contact', '/786313login']) {
      const { text } = await read(page);
      expect([page, manifestOf(text)]).toEqual([page, '/manifest.webmanifest']);
      expect(text).not.toContain('serviceWorker');
      expect(text).not.toContain(adminApp.worker);
    }
  });

  it('has words for where there is no network, whose link asks for the same page again', async () => {
    const { text } = await read(adminApp.offline);
    expect(text).toContain(offlinePage.text);
    expect(text).toContain(`<a href="">${offlinePage.again}</a>`);
    expect(text).not.toContain('<script');
  });
});

describe('push subscriptions', () => {
  it('are for sales: editors reach neither the calls nor the screen', async () => {
    const json = makeSubscription().subscription;
    for (const [method, address, body] of [
      ['GET', path, undefined],
      ['POST', path, json],
      ['POST', `${path}/key`, undefined],
      ['DELETE', `${path}/00000000-0000-4000-8000-000000000000`, undefined],
    ] as const) {
      const options = body ? { json: body } : {};
      expect((await call(method, address, { token: editor, ...options })).status).toBe(403);
      expect((await call(method, address, options)).status).toBe(401);
    }
    expect((await read(alertsPath, editor)).status).toBe(404);
    expect((await read(alertsPath, sales)).status).toBe(200);
    expect((await read('/admin/account', editor)).text).not.toContain(alertsPath);
    expect((await read('/admin/account', sales)).text).toContain(alertsPath);
  });

  it('are not offered again, not even while their screen loads', async () => {
    const token = await logIn(await addSalesPerson());
    const question = 'Get an alert on this phone when an enquiry becomes yours?';
    expect((await read(alertsPath, token)).text).toContain(question);
    await call('POST', path, { token, json: makeSubscription().subscription });
    const { text } = await read(alertsPath, token);
    expect(text).not.toContain(question);
    expect(text).toContain('This phone alerts you when an enquiry becomes yours');
  });

  it('end when their owner signs out', async () => {
    const token = await logIn(await addSalesPerson());
    const { subscription } = makeSubscription();
    const { status, body } = await call('POST', path, { token, json: subscription });
    expect([status, (body as { isCurrent: boolean }).isCurrent]).toEqual([200, true]);
    const find = () =>
      querySql('select 1 from push_subscription where endpoint = $1', [subscription.endpoint]);
    expect(await find()).toHaveLength(1);
    expect((await call('POST', '/api/admin/auth/logout', { token })).status).toBe(200);
    expect(await find()).toEqual([]);
  });

  it('are named by a push service alone, and a refusal says so at the field', async () => {
    const { subscription } = makeSubscription('push.example.com');
    const { status, body } = await call('POST', path, { token: sales, json: subscription });
    expect([status, body]).toEqual([
      422,
      {
        message: 'The push service of this browser is not supported',
        errors: { endpoint: 'The push service of this browser is not supported' },
      },
    ]);
  });
});
