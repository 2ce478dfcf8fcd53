import { beforeEach, describe, expect, it } from 'vitest';
import { addSalesPerson } from '../../support/accounts/people';
import { codeOf, seed } from '../../support/accounts/second-factor';
import { cookiesOf, toCookie } from '../../support/accounts/set-cookies';
import { baseUrl, call } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { findPlainForm } from '../../support/enquiries/plain-form';
import { newAddress } from '../../support/values';

const login = '/786313login';
const codePage = `${login}/code`;

let person: { email: string; password: string };

async function switchOn({ email }: { email: string }): Promise<void> {
  await querySql(
    `insert into second_factor (user_id, seed, confirmed_at) select id, $2, now() from "user" where email = $1`,
    [email, seed],
  );
}

beforeEach(async () => {
  person = await addSalesPerson();
  await switchOn(person);
});

const logIn = (json: object) =>
  call('POST', '/api/admin/auth/login', { json, headers: { 'x-forwarded-for': newAddress() } });

describe('the API', () => {
  it('answers 401 in words without the code of an account that needs one, and 200 with it, once', async () => {
    const refused = await logIn(person);
    expect(refused).toMatchObject({
      status: 401,
      body: { message: 'This account also needs a code from its app, or a recovery code.' },
    });
    const code = codeOf();
    const answer = await logIn({ ...person, code });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.any(String),
      user: { _id: expect.any(String), name: 'Sales', email: person.email, role: 'sales' },
    });
    expect((await logIn({ ...person, code })).status).toBe(401);
  });

  it('answers an account without one as ever, with a code or without', async () => {
    const plain = await addSalesPerson();
    for (const json of [plain, { ...plain, code: '123456' }, { ...plain, code: null }])
      expect(Object.keys((await logIn(json)).body as object)).toEqual(['token', 'user']);
  });
});

/** Opens a page, fills in its form and sends it, as a browser without scripts does. */
async function submit(path: string, typed: Record<string, string>, cookie = '') {
  const headers = { 'x-forwarded-for': newAddress(), cookie };
  const page = await fetch(`${baseUrl}${path}`, { headers });
  const form = findPlainForm(await page.text(), Object.keys(typed)[0] ?? '');
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...form.fields, ...typed })) body.append(field, value);
  const answer = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    body,
    headers: { ...headers, origin: new URL(baseUrl).origin },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  const to = new URL(answer.headers.get('location') ?? '', baseUrl);
  return { path: `${to.pathname}${to.search}`, cookies: cookiesOf(answer) };
}

const readPage = async (path: string, cookie = '') =>
  (await fetch(`${baseUrl}${path}`, { headers: { cookie } })).text();
const isSignedIn = async (cookie: string) =>
  (await fetch(`${baseUrl}/api/admin/auth/me`, { headers: { cookie } })).status === 200;
const asked = `callbackUrl=${encodeURIComponent('/admin/enquiries?tab=new')}`;

describe('a browser without scripts', () => {
  it('signs in with the password alone where there is no second factor, and reads what was not right', async () => {
    const plain = await addSalesPerson();
    const wrong = await submit(`${login}?${asked}`, { ...plain, password: 'not the password' });
    expect(wrong.path).toBe(`${login}?${asked}&failed=unauthorized`);
    expect(await readPage(wrong.path)).toContain('The e-mail address or the password is not right.');
    expect(Object.keys(wrong.cookies)).toEqual([]);
    const right = await submit(wrong.path, plain);
    expect(right.path).toBe('/admin/enquiries?tab=new');
    expect(right.cookies['next-auth.session-token']?.attributes).toMatchObject({
      httponly: '',
      samesite: 'lax',
      path: '/',
      'max-age': String(7 * 86_400),
    });
    expect(await isSignedIn(toCookie(right.cookies))).toBe(true);
    expect((await submit(`${login}?callbackUrl=//evil.example`, plain)).path).toBe(login);
  });

  it('is asked for the code on a page of its own, which holds nothing secret, and is then signed in', async () => {
    const first = await submit(`${login}?${asked}`, person);
    expect(first.path).toBe(`${codePage}?${asked}`);
    expect(Object.keys(first.cookies)).toEqual(['second-step']);
    const { attributes, value = '' } = first.cookies['second-step'] ?? {};
    expect(attributes).toMatchObject({ httponly: '', samesite: 'strict', path: '/', 'max-age': '300' });
    const cookie = toCookie(first.cookies);
    expect(await isSignedIn(cookie)).toBe(false);
    const html = await readPage(first.path, cookie);
    for (const secret of [person.email, person.password, value]) expect(html).not.toContain(secret);

    const wrong = await submit(first.path, { code: '000000' }, cookie);
    expect(wrong.path).toBe(`${codePage}?${asked}&failed=unauthorized`);
    expect(await readPage(wrong.path)).toContain('The code is not right, or was used already.');
    const right = await submit(wrong.path, { code: codeOf() }, cookie);
    expect(right.path).toBe('/admin/enquiries?tab=new');
    expect(right.cookies['second-step']?.value).toBe('');
    expect(right.cookies['known-device']?.attributes).toMatchObject({ path: '/', httponly: '' });
    expect(await isSignedIn(toCookie(right.cookies))).toBe(true);
  });

  it('starts again without the first step, or with one that is forged', async () => {
    const [forged] = [toCookie((await submit(login, person)).cookies).replace(/.$/, 'x')];
    for (const cookie of ['', 'second-step=x', `${forged}y`]) {
      const answer = await submit(codePage, { code: codeOf() }, cookie);
      expect(answer.path).toContain(`${login}?`);
      expect(answer.path).toContain('failed=bad_request');
      expect(answer.cookies).not.toHaveProperty('next-auth.session-token');
    }
  });
});

it('the call that the log-in page makes gives no session before the code', async () => {
  const csrf = await fetch(`${baseUrl}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const answer = await fetch(`${baseUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: toCookie(cookiesOf(csrf)), 'x-forwarded-for': newAddress() },
    body: new URLSearchParams({ csrfToken, json: 'true', ...person }),
  });
  expect(answer.status).toBe(401);
  expect(Object.keys(cookiesOf(answer)).filter((name) => name.includes('session'))).toEqual([]);
  expect(cookiesOf(answer)).toHaveProperty('second-step');
});
