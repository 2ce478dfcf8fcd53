import { readdirSync, readFileSync } from 'node:fs';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { describe, expect, it } from 'vitest';
import { ownAddresses } from '@/lib/content/admin/redirects';
import { officeFormPages } from '@/lib/content/enquiries/office-form-pages';
import { sitePages } from '@/lib/content/pages/pages';

// As Next reads it: without running the file.
const [, written = ''] =
  /export const config = (\{[\s\S]*?\n\});/.exec(readFileSync('middleware.ts', 'utf8')) ?? [];
const config = new Function(`return ${written}`)();
const isMatched = (url: string, headers = {}) =>
  unstable_doesMiddlewareMatch({ config, nextConfig: {}, url, headers });

const files = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replace('public', ''));
const ownFolders = ownAddresses.filter(
  (own) =>
    !['/admin', '/786313login', '/preview', '/projects/search', '/compare', '/visit', '/partner'].includes(
      own,
    ),
);

describe('the middleware', () => {
  it.each([
    ...[...sitePages, ...Object.values(officeFormPages)].map(({ href }) => href),
    ...ownFolders,
    ...files,
    '/_next/static/chunks/a.js',
    '/_next/image',
    '/api/projects/featured',
    '/uploads/0/640.avif',
    '/share/projects/x',
    '/brand-icon/192.png',
    '/projects/kadal-crest',
    '/projects/kadal-crest/brochure',
    '/projects/page/2',
    '/projects/filtered/ongoing/-/-/-/-/-',
    '/projects?status=ongoing&bhk=3',
    '/board/019-a',
    '/contact/about/x',
    '/contact/sent',
    '/newsletter/subscribed',
  ])('costs nothing where %s is asked for', (path) => {
    expect(isMatched(path)).toBe(false);
  });

  it.each([
    '/old.html',
    '/our-projects/kadal.html',
    '/projects.php',
    '/projects/kadal.html',
    '/about/company',
    '/2019/05/news',
    '/Contact-Us',
  ])('is asked where %s leads, which no page has', (path) => {
    expect(isMatched(path)).toBe(true);
  });

  it.each([
    '/admin',
    '/admin/projects',
    '/786313login',
    '/preview/a',
    '/projects/search',
    '/compare?with=kadal-crest',
    '/projects/kadal-crest/costs',
    '/projects/kadal-crest/visit',
    '/visit',
    '/partner',
    '/projects?q=flat',
    '/projects?status=ongoing&bhk=3&budget=50+lakh',
  ])('guards %s', (path) => {
    expect(isMatched(path)).toBe(true);
  });

  it('sees each call of an action', () => {
    expect(isMatched('/contact', { 'next-action': 'x' })).toBe(true);
  });
});
