import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin } from '../../support/accounts/people';
import { call, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';

/** Of nobody else's: wrong passwords of the shared one are counted, too. */
let person = { email: '', password: '' };
let token = '';

beforeAll(async () => {
  person = await addAdmin();
  token = await logIn(person);
});

afterAll(() => call('POST', '/api/admin/auth/logout', { token }));

/** As if the password had last been typed an hour ago, in this test's own session. */
const forgetPassword = () =>
  querySql(
    `update session set password_at = now() - interval '1 hour'
     where id = (select s.id from session s join "user" u on u.id = s.user_id
                 where u.email = $1 order by s.created_at desc limit 1)`,
    [person.email],
  );
const confirm = (password: string) => call('POST', '/api/admin/auth/confirm', { token, json: { password } });
const exportAll = () => call('GET', '/api/admin/enquiries.csv', { token });

describe('an hour after the log-in', () => {
  it('the export of all enquiries asks for the password again, and goes on with it for this session', async () => {
    await forgetPassword();
    const refused = await exportAll();
    expect(refused).toMatchObject({ status: 403, body: { errors: { password: expect.any(String) } } });
    expect(await confirm('not the password')).toMatchObject({
      status: 422,
      body: { errors: { password: 'The current password is wrong.' } },
    });
    expect((await exportAll()).status).toBe(403);
    expect((await confirm(person.password)).status).toBe(200);
    const answer = await exportAll();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
  });

  it('a client’s own token may still add an admin, as API-1 says; a cookie must come with the password', async () => {
    await forgetPassword();
    // The address is taken: what passes is refused for that, and makes nobody.
    const json = { name: 'X', email: person.email, password: 'a long enough one' };
    const path = '/api/admin/auth/register';
    expect((await call('POST', path, { token, json })).status).toBe(409);
    const headers = { cookie: `next-auth.session-token=${token}`, 'sec-fetch-site': 'same-origin' };
    expect(await call('POST', path, { json, headers })).toMatchObject({
      status: 403,
      body: { errors: { password: expect.any(String) } },
    });
  });
});

it('without a session no password is taken', async () => {
  expect((await call('POST', '/api/admin/auth/confirm', { json: { password: 'x' } })).status).toBe(401);
});
