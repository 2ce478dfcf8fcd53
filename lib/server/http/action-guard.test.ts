import { afterEach, describe, expect, it, vi } from 'vitest';

vi.mock('../env', () => ({ env: { SITE_URL: 'https://www.example.com' } }));

const { findActionRefusal } = await import('./action-guard');

const manifests = Symbol.for('next.server.manifests');
const action = `60${'a'.repeat(40)}`;
const ours = { origin: 'https://www.example.com' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };

const statusOf = (path: string, headers: Record<string, string>, method = 'POST') =>
  findActionRefusal(new Request(`http://127.0.0.1:3000${path}`, { method, headers }))?.status ?? 'passes';

afterEach(() => void Reflect.deleteProperty(globalThis, manifests));

describe('a call of an action', () => {
  it.each([
    ['passes', '/admin', { 'next-action': action }],
    ['passes', '/admin/projects', { 'next-action': action }],
    ['passes', '/786313login/reset', { 'next-action': action }],
    ['passes', '/786313login/reset', form],
    [400, '/admin/projects', { 'next-action': 'x' }],
    [400, '/admin', { 'next-action': '' }],
    [400, '/admin', { 'next-action': `80${'a'.repeat(40)}` }],
    [400, '/admin', { 'next-action': `c0${'a'.repeat(40)}` }],
    [400, '/admin', { 'next-action': `${action}0` }],
    [400, '/', { 'next-action': action }],
    [400, '/sitemap.xml', { 'next-action': action }],
    [400, '/administration', { 'next-action': action }],
    [400, '/contact', form],
    [413, '/admin', { 'next-action': action, 'content-length': '1048577' }],
    [413, '/786313login', { ...form, 'content-length': '1048577' }],
    [400, '/admin/projects', form],
  ])('%s: %s with %j, from our own page', (status, path, headers) => {
    expect(statusOf(path as string, { ...ours, ...(headers as Record<string, string>) })).toBe(status);
  });

  it.each<Record<string, string>>([
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://www.example.com' },
  ])('from elsewhere is 403: %j', (headers) => {
    expect(statusOf('/admin', { 'next-action': action, ...headers })).toBe(403);
    expect(statusOf('/786313login', { ...form, ...headers })).toBe(403);
  });

  it('that another build had is told so in the words of the router, once the list of this build is known', async () => {
    Object.assign(globalThis, { [manifests]: { serverActionsManifest: { node: { [action]: {} } } } });
    expect(statusOf('/admin', { ...ours, 'next-action': action })).toBe('passes');
    const old = new Request('http://localhost/admin', {
      method: 'POST',
      headers: { ...ours, 'next-action': `40${'b'.repeat(40)}` },
    });
    const answer = findActionRefusal(old);
    expect([answer?.status, answer?.headers.get('x-nextjs-action-not-found')]).toEqual([409, '1']);
  });
});

it('what is no call of an action passes', () => {
  expect(statusOf('/admin', {}, 'GET')).toBe('passes');
  expect(statusOf('/withdraw', { 'content-type': 'application/x-www-form-urlencoded' })).toBe('passes');
});
