import { createRequire } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.cjs';
import { hostPolicy } from './serverless';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

/** The policy of a prerendered page, as the cache handler sets it. */
async function readyPolicy(): Promise<string> {
  const Handler = createRequire(import.meta.url)('../cache/handler.cjs');
  const handler = new Handler({ fs: {}, flushToDisk: false, serverDistDir: '/nowhere', revalidatedTags: [] });
  const page = {
    kind: 'APP_PAGE',
    html: '<html><head></head></html>',
    headers: {} as Record<string, string>,
  };
  await handler.set('/page', page, {});
  return page.headers['content-security-policy'] ?? '';
}

async function drawnPolicy(): Promise<string> {
  vi.resetModules();
  const { noncePolicy } = await import('./nonce-policy');
  return noncePolicy('abc');
}

afterEach(() => vi.unstubAllEnvs());

describe('the content security policy', () => {
  it('allows our own scripts and the sources that it is given', () => {
    expect(
      directive(contentSecurityPolicy({ scripts: ["'nonce-abc'", "'strict-dynamic'"] }, {}), 'script-src'),
    ).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
  });

  it('allows pictures of our own alone where no other host is set', () => {
    expect(directive(contentSecurityPolicy({ scripts: [] }, {}), 'img-src')).toBe(
      "img-src 'self' data: blob:",
    );
  });

  it('is the same by nonce, by hash and on a serverless host but for the scripts, and names the origin of an old site whose address has a path', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('LEGACY_IMAGE_HOST', 'https://old.example.com/pictures');
    vi.stubEnv('BLOB_READ_WRITE_TOKEN', 'vercel_blob_rw_x');
    const others = (policy: string) => policy.split('; ').filter((part) => !part.startsWith('script-src'));
    const { LEGACY_IMAGE_HOST, BLOB_READ_WRITE_TOKEN } = process.env;
    const [ready, drawn] = [await readyPolicy(), await drawnPolicy()];
    expect(others(ready)).toEqual(others(drawn));
    for (const { headers } of hostPolicy({ LEGACY_IMAGE_HOST, BLOB_READ_WRITE_TOKEN }))
      expect(headers.map(({ value }) => others(value))).toEqual([others(ready)]);
    expect(directive(ready, 'img-src')).toBe(
      "img-src 'self' data: blob: https://*.public.blob.vercel-storage.com https://old.example.com",
    );
  });
});
