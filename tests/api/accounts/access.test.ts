import { beforeAll, describe, expect, it } from 'vitest';
import { addSalesPerson } from '../../support/accounts/people';
import { adminCredentials, call, logIn } from '../../support/contract/api';
import { runSql } from '../../support/database/sql';
import { newAddress, unknownId } from '../../support/values';

const adminCalls = [
  ['GET', '/api/admin/projects'],
  ['POST', '/api/admin/projects'],
  ['GET', `/api/admin/projects/${unknownId}`],
  ['PUT', `/api/admin/projects/${unknownId}`],
  ['PATCH', `/api/admin/projects/${unknownId}`],
  ['DELETE', `/api/admin/projects/${unknownId}`],
  ['POST', '/api/admin/uploads'],
] as const;

let salesToken = '';

beforeAll(async () => {
  salesToken = await logIn(await addSalesPerson());
});

it('a token whose session was ended is 401 to every call', async () => {
  // proves: AUTH-5, API-12
  const token = await logIn();
  expect((await call('POST', '/api/admin/auth/logout', { token })).status).toBe(200);
  for (const [method, path] of adminCalls)
    expect([method, path, (await call(method, path, { token })).status]).toEqual([method, path, 401]);
});

describe('signing in', () => {
  // proves: API-1, AUTH-7
  it('answers a token and the user, and the token names the same session as a cookie would', async () => {
    const { status, body } = await call('POST', '/api/admin/auth/login', { json: adminCredentials });
    expect(status).toBe(200);
    const { token, user } = body as { token: string; user: object };
    expect(user).toMatchObject({ email: adminCredentials.email, role: 'admin' });
    expect(JSON.stringify(body)).not.toContain('argon2');
    const asBearer = await call('GET', '/api/admin/auth/me', { token });
    const asCookie = await call('GET', '/api/admin/auth/me', {
      headers: { cookie: `next-auth.session-token=${token}` },
    });
    expect(asBearer.body).toEqual(user);
    expect(asCookie.body).toEqual(user);
    await call('POST', '/api/admin/auth/logout', { token });
    const afterwards = await call('GET', '/api/admin/auth/me', {
      headers: { cookie: `next-auth.session-token=${token}` },
    });
    expect(afterwards.status).toBe(401);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    // proves: AUTH-9
    const wrong = await call('POST', '/api/admin/auth/login', {
      json: { email: adminCredentials.email, password: 'not the password' },
    });
    const unknown = await call('POST', '/api/admin/auth/login', {
      json: { email: 'nobody@example.com', password: 'not the password' },
    });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it.each([
    [{ email: '', password: 'long enough' }, 'email', 'Email is required'],
    [{ email: 'office', password: 'long enough' }, 'email', 'Invalid email format'],
    [{ email: 'a@b', password: '' }, 'password', 'Password is required'],
    [{ email: 'a@b', password: '12345' }, 'password', 'Password must be at least 6 characters'],
  ])('refuses %j with the sentence of the specification', async (json, field, message) => {
    const { status, body } = await call('POST', '/api/admin/auth/login', { json });
    expect(status).toBe(422);
    expect(body).toEqual({ message, errors: { [field]: message } });
  });

  it('stops guessing with 429 and the time to wait, for that account alone and wherever it is tried', async () => {
    const person = await addSalesPerson();
    const [guesser, other] = [newAddress(), newAddress()];
    const logInFrom = (address: string, json: object) =>
      call('POST', '/api/admin/auth/login', { json, headers: { 'x-forwarded-for': address } });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => logInFrom(guesser, { ...person, password: 'not the password' })),
    );
    const statuses = guesses.map(({ status }) => status).sort();
    // The hashes of five take their time: on a slow machine some of the others come after the first wait.
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(401));
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    for (const { headers } of guesses.filter(({ status }) => status === 429))
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // As after many more, so that the wait is longer than the test.
    const key = `'login-account:' || encode(sha256('${person.email}'), 'hex')`;
    await runSql(`update rate_limit set points = 100 where key = ${key}`);
    expect((await logInFrom(other, person)).status).toBe(429);
    expect((await logInFrom(guesser, await addSalesPerson())).status).toBe(200);
  });
});

describe('registering', () => {
  // proves: AUTH-8
  it('is 403 without a signed-in admin, and to another role', async () => {
    const json = { name: 'New', email: 'new@example.com', password: 'a long enough one' };
    expect((await call('POST', '/api/admin/auth/register', { json })).status).toBe(403);
    expect((await call('POST', '/api/admin/auth/register', { json, token: salesToken })).status).toBe(403);
  });

  // proves: AUTH-8, API-1
  it('adds an admin, ignores a role in the body, and refuses a taken address and a short password', async () => {
    const token = await logIn();
    const json = { name: 'Meera', email: 'Meera@Example.com', password: 'a long enough one', role: 'sales' };
    const created = await call('POST', '/api/admin/auth/register', { json, token });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ user: { email: 'meera@example.com', role: 'admin' } });
    const own = (created.body as { token: string }).token;
    expect((await call('GET', '/api/admin/projects', { token: own })).status).toBe(200);
    expect((await call('POST', '/api/admin/auth/register', { json, token })).status).toBe(409);
    const short = { ...json, email: 'other@example.com', password: 'short' };
    const refused = await call('POST', '/api/admin/auth/register', { json: short, token });
    expect(refused).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
  });
});

describe('errors', () => {
  it('an unknown call and a method that an address does not have are JSON', async () => {
    const unknown = await call('GET', '/api/no/such/call');
    expect(unknown).toMatchObject({ status: 404, body: { message: expect.any(String) } });
    const method = await call('POST', '/api/projects');
    expect(method).toMatchObject({ status: 405, body: { message: expect.any(String) } });
    expect(method.headers.get('allow')).toBe('GET');
  });

  it.each([
    ['GET', '/api', 404],
    ['POST', '/api', 404],
    ['GET', '/api/auth', 404],
    ['GET', '/api/auth/nope', 400],
    ['POST', '/api/auth/nope', 400],
    ['POST', '/api/auth/session', 400],
    ['PUT', '/api/auth/session', 405],
    ['DELETE', '/api/auth/session', 405],
  ])('%s %s is JSON too, with %i', async (method, path, status) => {
    const answer = await call(method, path);
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'GET, POST' : null);
  });

  it('a log-in whose body is not what it says is 400 in JSON', async () => {
    const raw = { type: 'application/json', body: '{"email":' };
    const answer = await call('POST', '/api/auth/callback/credentials', { raw });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });

  it('an upload over 15 MB is refused before it is read', async () => {
    const token = await logIn();
    const form = new FormData();
    form.append('file', new File([new Uint8Array(16 * 1024 * 1024)], 'big.jpg', { type: 'image/jpeg' }));
    const { status, body } = await call('POST', '/api/admin/uploads', { token, form });
    expect(status).toBe(413);
    expect(body).toHaveProperty('message');
  });
});

describe('a path with a broken escape', () => {
  it.each(['/projects/%ff', '/api/projects/%ff', '/uploads/%', '/%c0'])('%s is 400', async (path) => {
    expect((await call('GET', path)).status).toBe(400);
  });
});
