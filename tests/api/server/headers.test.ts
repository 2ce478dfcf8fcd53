import { describe, expect, it } from 'vitest';
import { baseUrl } from '../../support/contract/api';

const get = (path: string) => fetch(`${baseUrl}${path}`, { redirect: 'manual' });

function scriptSources(policy: string): string[] {
  const directive = policy.split(';').find((part) => part.trim().startsWith('script-src'));
  return directive?.trim().split(/\s+/).slice(1) ?? [];
}

describe('the script policy of a prerendered page', () => {
  it.each(['/', '/projects', '/no-such-page'])(
    'of %s allows the inline scripts that stand in it, by hash, and no others',
    async (path) => {
      for (const _visit of ['first', 'second']) {
        const response = await get(path);
        const sources = scriptSources(response.headers.get('content-security-policy') ?? '');
        expect(sources).toContain("'self'");
        expect(sources).not.toContain("'unsafe-inline'");
        expect(sources).not.toContain("'unsafe-eval'");
        const hashes = sources.filter((source) => source.startsWith("'sha256-"));
        expect(hashes.length).toBeGreaterThan(0);
        // React's data are one script, so that the head of the answer does not grow with the page.
        expect(hashes.length).toBeLessThan(8);
        await response.text();
      }
    },
  );
});

describe('the script policy of a page that is drawn for its request', () => {
  it.each(['/786313login', '/786313login/invitation?token=nothing'])(
    'of %s allows the scripts that carry the nonce of this answer, and no others',
    async (path) => {
      const nonces = new Set<string>();
      for (const _visit of ['first', 'second']) {
        const response = await get(path);
        const sources = scriptSources(response.headers.get('content-security-policy') ?? '');
        expect(sources).toContain("'strict-dynamic'");
        expect(sources).not.toContain("'unsafe-inline'");
        const nonce = sources.find((source) => source.startsWith("'nonce-"))?.slice(7, -1) ?? '';
        expect(nonce.length).toBeGreaterThan(15);
        nonces.add(nonce);
        const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
        expect(scripts.length).toBeGreaterThan(0);
        expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
      }
      expect(nonces.size).toBe(2);
    },
  );
});

it('every answer of the log-in and of the admin asks search engines to stay away', async () => {
  // proves: AUTH-9
  for (const path of ['/786313login', '/admin']) {
    expect((await get(path)).headers.get('x-robots-tag')).toContain('noindex');
  }
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    expect(await (await get(path)).text()).not.toContain('786313');
  }
});

it('keeps an idle connection for longer than the minute of usual reverse proxies, which would else run into its end', async () => {
  const response = await get('/api/health');
  const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

it('carries the styles in a prerendered page, so that its first paint waits for no other file', async () => {
  for (const _visit of ['first', 'second']) {
    const response = await get('/');
    const kinds = [...(response.headers.get('link') ?? '').matchAll(/as="(\w+)"/g)].map(([, kind]) => kind);
    expect(kinds.at(0)).toBe('image');
    expect(kinds.filter((kind) => kind !== 'image')).toEqual(['font', 'font']);
    const page = await response.text();
    expect(/<style>([\s\S]*?)<\/style>/.exec(page)?.[1]).toContain('.site-header');
    for (const [link] of page.matchAll(/<link [^>]*rel="stylesheet"/g)) expect(link).toContain('disabled=""');
    for (const [, font = ''] of page.matchAll(/url\((\/_next\/[^)]+)\)/g))
      expect((await get(font)).status).toBe(200);
  }
});
