import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSalesPerson } from '../../support/accounts/people';
import { cookiesOf, toCookie } from '../../support/accounts/set-cookies';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { newAddress } from '../../support/values';

let secure: SecondServer;
let person: { email: string; password: string };

beforeAll(async () => {
  const address = 'https://builder.example';
  secure = await startSecondServer({ SITE_URL: address, NEXTAUTH_URL: address });
  person = await addSalesPerson();
}, 90_000);

afterAll(() => secure.stop());

/** A call of the log-in page's own kind: a form with the token that stands in a cookie too. */
async function post(origin: string, path: string, fields: Record<string, string>, cookie = '') {
  const asked = await fetch(`${origin}/api/auth/csrf`, { headers: { cookie } });
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  return fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: {
      cookie: [cookie, toCookie(cookiesOf(asked))].filter(Boolean).join('; '),
      'x-forwarded-for': newAddress(),
    },
    body: new URLSearchParams({ csrfToken, json: 'true', ...fields }),
    redirect: 'manual',
  });
}

const serverOf = (kind: string) => (kind === 'https' ? secure.url : baseUrl);

describe.each([
  ['http', 'next-auth.session-token', false],
  ['https', '__Host-next-auth.session-token', true],
] as const)('on a site whose address is %s', (kind, name, isSecure) => {
  const flags = { path: '/', httponly: '', samesite: 'lax', ...(isSecure && { secure: '' }) };

  // proves: AUTH-7
  it('the log-in sets one cookie of the session that no script reads and no other site sends, for 7 days', async () => {
    const answer = await post(serverOf(kind), 'callback/credentials', person);
    expect(answer.status).toBe(200);
    const { [name]: session, ...others } = cookiesOf(answer);
    const { expires = '', ...attributes } = session?.attributes ?? {};
    expect(attributes).toEqual(flags);
    expect(Math.abs(Date.parse(expires) - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
    expect(session?.value.length).toBeGreaterThan(100);
    expect(Object.keys(others).filter((other) => other.includes('session'))).toEqual([]);
  });

  it('the log-in makes the browser a known one for a year, by a cookie that names nobody', async () => {
    const known = `${isSecure ? '__Host-' : ''}known-device`;
    const first = cookiesOf(await post(serverOf(kind), 'callback/credentials', person));
    const { expires = '', ...attributes } = first[known]?.attributes ?? {};
    const year = 365 * 86_400;
    expect(attributes).toEqual({ ...flags, 'max-age': String(year) });
    expect(Math.abs(Date.parse(expires) - Date.now() - year * 1000)).toBeLessThan(60_000);
    const value = decodeURIComponent(first[known]?.value ?? '');
    expect(value).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain(person.email);
    const second = cookiesOf(
      await post(serverOf(kind), 'callback/credentials', person, `${known}=${first[known]?.value}`),
    );
    expect(second).not.toHaveProperty(known);
  });

  it('the log-out takes the cookie away and ends the session on the server', async () => {
    const cookie = toCookie(cookiesOf(await post(serverOf(kind), 'callback/credentials', person)));
    const me = () => fetch(`${serverOf(kind)}/api/admin/auth/me`, { headers: { cookie } });
    expect((await me()).status).toBe(200);
    const { [name]: session } = cookiesOf(await post(serverOf(kind), 'signout', {}, cookie));
    expect(session?.value).toBe('');
    const { 'max-age': age, expires, ...attributes } = session?.attributes ?? {};
    expect(attributes).toEqual(flags);
    expect(age === '0' || Date.parse(expires ?? '') < Date.now()).toBe(true);
    expect((await me()).status).toBe(401);
  });

  it('a session that failed is taken away in a way that browsers accept', async () => {
    // AUTH-5. A browser ignores a cookie whose name asks for Secure and that comes without it.
    const answer = await fetch(`${serverOf(kind)}/admin`, {
      headers: { cookie: `${name}=${randomUUID()}` },
      redirect: 'manual',
    });
    expect(answer.status).toBe(307);
    const { [name]: session } = cookiesOf(answer);
    expect(session?.value).toBe('');
    expect(session?.attributes).toMatchObject(isSecure ? { path: '/', secure: '' } : { path: '/' });
    expect(Date.parse(session?.attributes.expires ?? '')).toBeLessThan(Date.now());
  });

  it('a log-in without the token of its own page is none', async () => {
    const before = await querySql('select count(*) from session');
    const answer = await fetch(`${serverOf(kind)}/api/auth/callback/credentials`, {
      method: 'POST',
      headers: { 'x-forwarded-for': newAddress() },
      body: new URLSearchParams({ ...person, json: 'true' }),
      redirect: 'manual',
    });
    expect(cookiesOf(answer)).not.toHaveProperty(name);
    expect(await querySql('select count(*) from session')).toEqual(before);
  });
});

it('over https every cookie of a log-in is one that no neighbouring host can set', async () => {
  const names = Object.keys(cookiesOf(await post(secure.url, 'callback/credentials', person)));
  const asked = Object.keys(cookiesOf(await fetch(`${secure.url}/api/auth/csrf`)));
  expect([...names, ...asked].length).toBeGreaterThan(2);
  expect([...names, ...asked].filter((name) => !name.startsWith('__Host-'))).toEqual([]);
});

it('over https a session under the name that a neighbouring host can set is none, and is taken away', async () => {
  const answer = await post(secure.url, 'callback/credentials', person);
  const { value = '' } = cookiesOf(answer)['__Host-next-auth.session-token'] ?? {};
  const old = '__Secure-next-auth.session-token';
  const screen = await fetch(`${secure.url}/admin/enquiries`, {
    headers: { cookie: `${old}=${value}` },
    redirect: 'manual',
  });
  expect(screen.status).toBe(307);
  expect(cookiesOf(screen)[old]).toMatchObject({ value: '', attributes: { path: '/', secure: '' } });
});

it('the API’s log-in sets no cookie', async () => {
  const { headers } = await call('POST', '/api/admin/auth/login', { json: person });
  expect(headers.getSetCookie()).toEqual([]);
});

describe('a change by the API with a cookie', () => {
  const change = async (headers: Record<string, string>) => {
    const cookie = `next-auth.session-token=${await logIn()}`;
    const json = { name: 'Forged Court', status: 'forged' };
    return (await call('POST', '/api/admin/projects', { json, headers: { cookie, ...headers } })).status;
  };

  it.each([
    [403, 'another site', { 'sec-fetch-site': 'cross-site' }],
    [403, 'a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
    [403, 'a neighbour that names our own origin', { 'sec-fetch-site': 'same-site', origin: baseUrl }],
    [403, 'another origin, by an old browser', { origin: 'https://evil.example' }],
    [403, 'no page at all', { origin: 'null' }],
    [403, 'somewhere that says nothing', {}],
    [422, 'our own page', { 'sec-fetch-site': 'same-origin' }],
    [422, 'our own page, by an old browser', { origin: baseUrl }],
    [422, 'the address bar', { 'sec-fetch-site': 'none' }],
  ])('is %i from %s', async (status, _where, headers) => {
    // The body is not right either, so that what passes is refused for that and makes nothing.
    expect(await change(headers as Record<string, string>)).toBe(status);
  });
});
