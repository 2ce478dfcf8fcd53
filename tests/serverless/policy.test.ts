import { type Browser, chromium } from 'playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitePages } from '@/lib/content/pages/pages';
import { untilHydrated } from '../support/browser/hydrated';
import { readPolicy } from '../support/policy';
import { type Host, serverlessSite, startHost } from '../support/serverless/host';

let host: Host;
let browser: Browser;

beforeAll(async () => {
  host = await startHost();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL_PATH ?? '',
    args: ['--no-sandbox'],
  });
});

afterAll(async () => {
  await browser.close();
  await host.stop();
});

const get = (path: string) => fetch(`${host.url}${path}`, { redirect: 'manual' });

async function findFirst(list: string): Promise<string> {
  const [first] = (await (await get(list)).json()) as { _id: string; slug?: string }[];
  return first?.slug ?? first?._id ?? '';
}

const detailPages = async () => [
  `/projects/${await findFirst('/api/projects')}`,
  `/board/${await findFirst('/api/board')}`,
];

const common = {
  'default-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob: https://*.public.blob.vercel-storage.com",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

describe('on a serverless host', () => {
  it('every page that anybody may keep has one policy, strict but for its own inline scripts', async () => {
    const missing = [
      '/no-such-page',
      '/uploads',
      '/withdraw/x',
      '/projects/nope',
      '/board/nope',
      '/projects/page/998',
    ];
    // A query of no words changes nothing, whatever it is called.
    const withQuery = [
      '/projects?utm_source=x',
      '/projects?status=ongoing',
      '/projects?category=Luxury+villa',
      '/?q=x',
      '/contact?page=2',
    ];
    const paths = [...sitePages.map(({ href }) => href), ...missing, ...withQuery, ...(await detailPages())];
    for (const path of paths) {
      const policy = readPolicy(await get(path));
      expect([path, policy]).toEqual([path, { ...common, 'script-src': "'self' 'unsafe-inline'" }]);
    }
  });

  it('a page that is drawn for its request has the one policy with its nonce', async () => {
    for (const path of [
      '/786313login',
      '/786313login/forgot',
      '/projects?status=ongoing&q=a',
      '/projects/search',
      `/projects/${await findFirst('/api/projects')}/costs?floor=2`,
    ]) {
      const { 'script-src': scripts, ...policy } = readPolicy(await get(path));
      expect([path, policy]).toEqual([path, common]);
      expect(scripts).toMatch(/^'self' 'nonce-[\w+/=]+' 'sha256-[\w+/=]+' 'strict-dynamic'$/);
    }
  });

  it('what is no page has the policy that it has elsewhere, or none', async () => {
    for (const [path, expected] of [
      ['/786313login/no-such-page', "'none'"],
      ['/administration', "'none'"],
      ['/withdraw?token=none', "'none'"],
      ['/confirm?token=none', "'none'"],
      ['/document?token=none', "'none'"],
      ['/documents/none', "'none'"],
      ['/projects/none/brochure', "'none'"],
      ['/api/projects', "'none'"],
      ['/api/no-such-call', "'none'"],
    ] as const) {
      const policy = readPolicy(await get(path));
      expect([path, policy['default-src'], policy['script-src']]).toEqual([path, expected, undefined]);
    }
    for (const path of ['/admin', '/uploads/none/master.webp']) {
      expect([path, (await get(path)).headers.get('content-security-policy')]).toEqual([path, null]);
    }
  });

  it('what is no action is refused before a page is asked', async () => {
    const post = (path: string, headers: Record<string, string>) =>
      fetch(`${host.url}${path}`, { method: 'POST', headers, body: '[]' });
    const cachedRead = `80${'a'.repeat(40)}`;
    for (const [status, path, headers] of [
      [400, '/', { 'next-action': `00${'a'.repeat(40)}` }],
      [400, '/786313login', { 'next-action': cachedRead }],
      [403, '/786313login', { 'next-action': `00${'a'.repeat(40)}`, origin: 'https://evil.example' }],
      [400, '/contact', { 'content-type': 'multipart/form-data; boundary=x' }],
    ] as const)
      expect([path, headers, (await post(path, headers)).status]).toEqual([path, headers, status]);
  });

  it('no script and no picture of any page is blocked', async () => {
    const context = await browser.newContext();
    const blocked: string[] = [];
    await context.exposeFunction('report', (text: string) => blocked.push(text));
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) =>
        (window as unknown as { report(text: string): void }).report(
          `${documentURI} ${violatedDirective} ${blockedURI}`,
        ),
      ),
    );
    // What is fetched ahead is no document.
    await context.route(/[?&]_rsc=/, (route) => route.abort());
    await context.route(`${serverlessSite.storeUrl}/**`, (route) => {
      const file = host.blob.files.get(new URL(route.request().url()).pathname.slice(1));
      return file ? route.fulfill({ body: file.bytes, contentType: file.contentType }) : route.abort();
    });
    const paths = [
      ...sitePages.map(({ href }) => href),
      ...(await detailPages()),
      '/projects?category=Commercial',
      '/projects?q=a',
      '/786313login',
    ];
    for (const path of paths) {
      const page = await context.newPage();
      await page.goto(`${host.url}${path}`);
      await untilHydrated(page);
      await page.close();
    }
    expect(blocked).toEqual([]);
    await context.close();
    // It opens every page, one after the other.
  }, 180_000);
});
