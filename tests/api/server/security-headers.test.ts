import { beforeAll, describe, expect, it } from 'vitest';
import { linkPages } from '@/lib/server/policy/security-headers';
import { baseUrl, call } from '../../support/contract/api';
import { readPolicy } from '../../support/policy';

const get = (path: string, init?: RequestInit) => fetch(`${baseUrl}${path}`, { redirect: 'manual', ...init });

let projectId = '';
let picture = '';

beforeAll(async () => {
  const { body } = await call('GET', '/api/projects');
  const [project] = (body as { _id: string; images: { url: string }[] }[]).filter(
    ({ images }) => images.length > 0,
  );
  projectId = project?._id ?? '';
  picture = new URL(project?.images[0]?.url ?? '', baseUrl).pathname;
});

describe('the policy of a page', () => {
  it.each(['/', '/projects', '/contact', '/no-such-page', '/786313login', '/projects?status=ongoing'])(
    'of %s lets nothing in from elsewhere, frames it nowhere and sends its forms home',
    async (path) => {
      for (const _visit of ['first', 'second']) {
        const {
          'script-src': scripts = '',
          'style-src': styles = '',
          ...policy
        } = readPolicy(await get(path));
        expect(policy).toEqual({
          'default-src': "'self'",
          'style-src-attr': "'unsafe-inline'",
          'img-src': "'self' data: blob:",
          'object-src': "'none'",
          'base-uri': "'self'",
          'form-action': "'self'",
          'frame-ancestors': "'none'",
        });
        expect(styles).toMatch(/^'self'( 'sha256-[\w+/=]+'){0,2}$/);
        expect(scripts).toMatch(/^'self'/);
        expect(scripts).not.toMatch(/unsafe-(inline|eval|hashes)|https?:|data:|\*/);
      }
    },
  );

  it.each(['/api/projects', '/api/health/live', '/api/admin/projects', '/api/no-such-call'])(
    'of the data of %s lets nothing in, and no frame show it',
    async (path) => {
      expect(readPolicy(await get(path))).toEqual({
        'default-src': "'none'",
        'frame-ancestors': "'none'",
      });
    },
  );

  it.each(['/withdraw', '/confirm', '/document'])(
    'of the page of a mail’s link, %s, lets nothing in at all',
    async (path) => {
      const forms = { 'content-type': 'application/x-www-form-urlencoded' };
      for (const answer of [
        await get(`${path}?token=none`),
        await get(path, { method: 'POST', headers: forms, body: 'token=none' }),
      ]) {
        expect(answer.status).toBe(404);
        expect(readPolicy(answer)).toMatchObject({
          'default-src': "'none'",
          'form-action': "'self'",
          'frame-ancestors': "'none'",
        });
        expect(readPolicy(answer)).not.toHaveProperty('script-src');
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    },
  );
});

describe('every answer', () => {
  it('has no use for camera, microphone, place or payment, shares no window, is framed nowhere, names no framework, and is shown by other sites when it is a picture alone', async () => {
    for (const path of [
      '/',
      '/projects',
      '/api/projects',
      '/api/no-such-call',
      '/786313login',
      '/admin',
      '/withdraw',
      '/confirm',
      '/document',
      '/no-such-page',
      '/sitemap.xml',
      picture,
      `/share/projects/${projectId}`,
    ]) {
      const { headers } = await get(path);
      expect([path, headers.get('permissions-policy')]).toEqual([
        path,
        'camera=(), microphone=(), geolocation=(), payment=()',
      ]);
      expect([path, headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin']);
      const isPicture = path === picture || path.startsWith('/share/');
      expect([path, headers.get('cross-origin-resource-policy')]).toEqual([
        path,
        isPicture ? 'cross-origin' : 'same-origin',
      ]);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
      expect([path, headers.get('x-powered-by')]).toEqual([path, null]);
      const isLink = ['/withdraw', '/confirm', '/document'].includes(path);
      const policy = isLink ? 'no-referrer' : 'strict-origin-when-cross-origin';
      expect([path, headers.get('referrer-policy')]).toEqual([path, policy]);
    }
  });

  // Their address holds the secret of the link.
  it.each(linkPages.map((path) => path.replace(':token', 'none').replace(':path*', 'calendar')))(
    'of the page behind a mailed link, %s, names its address to no other page and to no search engine',
    async (path) => {
      const { headers } = await get(`${path}?token=none`);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    },
  );
});

describe('a picture that was uploaded', () => {
  it('is a picture and nothing else, kept for a year, and is not sent again to whoever has it', async () => {
    const answer = await get(picture);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(readPolicy(answer)).toEqual({ 'default-src': "'none'", sandbox: '' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const etag = answer.headers.get('etag') ?? '';
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);

    const again = await get(picture, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await get(picture, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  it.each([
    '/uploads/none/master.webp',
    '/uploads/..%2f..%2fpackage.json',
    '/uploads/%2e%2e/%2e%2e/package.json',
  ])('%s is not there, and nobody keeps that', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).not.toContain('public');
    expect(await answer.text()).not.toContain('"dependencies"');
  });
});

describe('a picture for sharing', () => {
  it('is kept for a day, and is 404 for what is not there', async () => {
    for (const path of ['/share/home', `/share/projects/${projectId}`]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    for (const path of ['/share/no-such-page', '/share/projects/x', '/share/board/x']) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});
