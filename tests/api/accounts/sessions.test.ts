import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSalesPerson } from '../../support/accounts/people';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { querySql, runSql } from '../../support/database/sql';

let email = '';
let token = '';

beforeAll(async () => {
  const person = await addSalesPerson();
  email = person.email;
  token = await logIn(person);
});

afterAll(() => runSql(`delete from "user" where email = '${email}'`));

const change = (times: string) =>
  runSql(
    `update session set ${times} from "user" where "user".id = session.user_id and "user".email = '${email}'`,
  );
const asCookie = () => ({ headers: { cookie: `next-auth.session-token=${token}` } });
const me = '/api/admin/auth/me';

async function expectLive(): Promise<void> {
  expect((await call('GET', me, { token })).status).toBe(200);
  expect((await call('GET', me, asCookie())).status).toBe(200);
  expect((await call('GET', '/admin/enquiries', asCookie())).status).toBe(200);
}

describe.each([
  ['that expired a second ago', `expires_at = now() - interval '1 second', last_seen_at = now()`],
  [
    'unused for 12 hours',
    `last_seen_at = now() - interval '12 hours 1 minute', expires_at = now() + interval '5 days'`,
  ],
])('a session %s', (_which, times) => {
  it('is refused as a token and as a cookie, by the API and by the screens, and stays dead', async () => {
    await change(`expires_at = now() + interval '6 days', last_seen_at = now()`);
    await expectLive();
    await change(times);
    for (const _attempt of ['first', 'second']) {
      expect((await call('GET', me, { token })).status).toBe(401);
      expect((await call('GET', me, asCookie())).status).toBe(401);
      const screen = await call('GET', '/admin/enquiries', asCookie());
      expect(screen.status).toBe(307);
      expect(screen.headers.get('location')).toBe(
        `${new URL(baseUrl).pathname}786313login?callbackUrl=%2Fadmin%2Fenquiries`,
      );
      // AUTH-5: the session that failed is cleared in the browser as well.
      expect(screen.headers.get('set-cookie')).toMatch(
        /next-auth\.session-token=;.*Expires=Thu, 01 Jan 1970/,
      );
    }
    const live = await querySql(
      `select s.id from session s join "user" u on u.id = s.user_id
       where u.email = $1 and s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - interval '12 hours'`,
      [email],
    );
    expect(live).toEqual([]);
  });
});
