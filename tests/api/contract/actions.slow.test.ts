import { beforeAll, describe, expect, it } from 'vitest';
import {
  forEditors,
  forEveryRole,
  forSales,
  guarded,
  idOf,
  screenOf,
} from '../../support/accounts/action-roles';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { callAction } from '../../support/contract/action-call';
import { actionExamples, type SalesPerson } from '../../support/contract/action-examples';
import { call, logIn } from '../../support/contract/api';
import { examples } from '../../support/contract/examples';
import { doHousekeepingNow, readDatabaseState } from '../../support/database/database-state';
import { querySql, runSql } from '../../support/database/sql';

/** They reach out to what a test site has not got, and say so. */
const reachingOut = ['pollSourceNowAction', 'sendTestPushAction', 'sendTestMailAction', 'testWebhookAction'];

let adminToken = '';
let projectId = '';
let revokedToken = '';
let expiredToken = '';
let sales: SalesPerson;
let editorToken = '';

async function addSales(): Promise<SalesPerson> {
  const person = await addSalesPerson();
  const [token] = [await logIn(person), await logIn(person)];
  const sessions = await querySql(
    `select s.id from session s join "user" u on u.id = s.user_id where u.email = $1 order by s.created_at desc limit 1`,
    [person.email],
  );
  return { ...person, token, otherSessionId: String(sessions[0]?.id) };
}

beforeAll(async () => {
  await doHousekeepingNow();
  adminToken = await logIn();
  projectId = (await examples['GET /api/admin/projects/{id}']?.())?.params?.id ?? '';
  sales = await addSales();
  editorToken = await logIn(await addEditor());
  // A session of an admin that was ended: neither the role nor the secret is what is wrong with it.
  revokedToken = await logIn();
  await call('POST', '/api/admin/auth/logout', { token: revokedToken });
  expiredToken = await logIn();
  await runSql(
    `update session set expires_at = now() - interval '1 second' where id = (select id from session order by created_at desc, id desc limit 1)`,
  );
});

describe.each(guarded)('%s', (name) => {
  const isForAll = forEveryRole.includes(name);
  const isForSales = isForAll || forSales.includes(name);
  const isForEditors = isForAll || forEditors.includes(name);

  it('is refused to nobody, to an ended and an expired session and to whom the role does not allow it, and changes nothing', async () => {
    const args = await (actionExamples[name] ?? (async () => []))(sales);
    const path = screenOf(name, projectId);
    const before = await readDatabaseState();
    const refusals = [
      ['unauthorized', { path }],
      ['unauthorized', { path, token: revokedToken }],
      ['unauthorized', { path, token: expiredToken }],
      ...(isForSales ? [] : ([['forbidden', { path, token: sales.token }]] as const)),
      ...(isForEditors ? [] : ([['forbidden', { path, token: editorToken }]] as const)),
    ] as const;
    await Promise.all(
      refusals.map(async ([code, options]) => {
        const answer = await callAction(idOf(name), args, options);
        expect([options, answer.code]).toEqual([options, code]);
        expect(answer.text).not.toContain('"ok":true');
      }),
    );
    expect(await readDatabaseState()).toEqual(before);

    // The same call by whoever may make it succeeds: nothing else was wrong with it.
    const right = isForEditors ? editorToken : adminToken;
    const { code } = await callAction(idOf(name), args, { token: isForSales ? sales.token : right });
    expect(code).toBe(reachingOut.includes(name) ? 'invalid' : 'ok');
  });
});
