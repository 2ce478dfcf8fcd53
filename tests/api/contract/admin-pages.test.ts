import { beforeAll, expect, it } from 'vitest';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { asCookie, makeScreenAddresses, screenPages } from '../../support/contract/screen-pages';

let addressOf: (page: string) => string;
let ended = '';

beforeAll(async () => {
  addressOf = await makeScreenAddresses();
  ended = await logIn();
  await call('POST', '/api/admin/auth/logout', { token: ended });
});

it.each(screenPages)(
  '%s sends nobody, and whose session was ended, to the log-in, with nothing of the screen',
  async (page) => {
    const address = addressOf(page);
    for (const token of ['', ended, 'forged']) {
      // As a page, as the data of a client's navigation, and as who claims to have passed the middleware.
      for (const headers of [
        {},
        { rsc: '1' },
        { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
      ] as Record<string, string>[]) {
        const answer = await call('GET', address, asCookie(token, headers));
        expect(answer.status).toBe(307);
        const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '', baseUrl);
        expect([pathname, searchParams.get('callbackUrl')]).toEqual(['/786313login', address]);
        expect([answer.headers.get('location'), '']).toContain(answer.body);
      }
    }
  },
);

it.each([
  '/admin%2Fprojects',
  '/ADMIN/projects',
  '//admin/projects',
  '/admin/projects/',
  '/admin/./projects',
])('%s is no way around the log-in', async (address) => {
  const answer = await fetch(`${baseUrl}${address}`);
  expect(await answer.text()).not.toContain('admin-skip');
});
