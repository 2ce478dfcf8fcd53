import fs from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtFunctions, callAction } from '../support/action-call';
import { actionExamples, type SalesPerson } from '../support/action-examples';
import { call, logIn } from '../support/api';
import { doHousekeepingNow, readDatabaseState } from '../support/database-state';
import { addSalesPerson } from '../support/people';
import { querySql } from '../support/sql';

/** Whoever holds a link or a code, or has forgotten the password. */
const forEverybody = ['acceptInvitationAction', 'requestResetAction', 'resetPasswordAction', 'setUpAction'];
const forSales = [
  'addNoteAction',
  'changePasswordAction',
  'endOtherSessionsAction',
  'endSessionAction',
  'sendAgainAction',
  'updateEnquiryAction',
];
/** Next answers a function with `use cache` to whoever knows its id, so that such a function may read public things alone. */
const cachedReads = [
  'app/share/[name]/route.tsx',
  'app/share/board/[id]/route.tsx',
  'app/share/projects/[id]/route.tsx',
  'lib/domain/about/queries.ts',
  'lib/domain/board/queries.ts',
  'lib/domain/brands/queries.ts',
  'lib/domain/hero/queries.ts',
  'lib/domain/last-modified.ts',
  'lib/domain/projects/queries.ts',
  'lib/domain/settings/queries.ts',
  'lib/domain/testimonials/queries.ts',
  'lib/server/cache/optional.ts',
  'lib/server/cache/year.ts',
];
/** They reach out to what a test site has not got, and say so. */
const reachingOut = ['sendTestMailAction', 'testWebhookAction'];

const domain = 'lib/domain';
/** Every action that the files export, by name. */
const written = fs.readdirSync(domain).flatMap((noun) => {
  const file = `${domain}/${noun}/actions.ts`;
  const source = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return [...source.matchAll(/^export (?:async function|const) (\w+)/gm)].map(([, name = '']) => name);
});
const guarded = written.filter((name) => !forEverybody.includes(name));

const idOf = (name: string): string => {
  const built = builtFunctions.find((entry) => entry.name === name);
  if (!built) throw new Error(`The build has no action ${name}.`);
  return built.id;
};

const isCachedRead = ({ name }: { name: string }) => name.startsWith('$$RSC_SERVER_CACHE');

let adminToken = '';
let revokedToken = '';
let sales: SalesPerson;

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
  sales = await addSales();
  // A session of an admin that was ended: neither the role nor the secret is what is wrong with it.
  revokedToken = await logIn();
  await call('POST', '/api/admin/auth/logout', { token: revokedToken });
});

it('every action that is written is built, has an example, and nothing else is built as an action', () => {
  const built = builtFunctions.filter((entry) => !isCachedRead(entry)).map(({ name }) => name);
  expect(built.toSorted()).toEqual(written.toSorted());
  expect(Object.keys(actionExamples).toSorted()).toEqual(guarded.toSorted());
});

it('only files that read what is public cache what they read', () => {
  const files = new Set(builtFunctions.filter(isCachedRead).map(({ file }) => file));
  expect([...files].toSorted()).toEqual(cachedReads);
});

it('a cached read that is called by its id tells nobody who hears of enquiries', async () => {
  const recipient = 'told-of-leads@example.com';
  const save = (recipients: string[]) =>
    call('PUT', '/api/admin/settings/leads', { token: adminToken, json: { value: { recipients } } });
  expect((await save([recipient])).status).toBe(200);
  const reads = builtFunctions.filter(({ file }) => file === 'lib/domain/settings/queries.ts');
  for (const { id } of reads) {
    for (const args of [[], ['leads'], ['privacy']])
      expect((await callAction(id, args, { path: '/' })).text).not.toContain(recipient);
  }
  await save([]);
});

describe.each(guarded)('%s', (name) => {
  const isForSales = forSales.includes(name);

  it('is refused to nobody, to an ended session and to whom the role does not allow it, and changes nothing', async () => {
    const args = await (actionExamples[name] ?? (async () => []))(sales);
    const before = await readDatabaseState();
    const refusals = [
      ['unauthorized', { path: '/admin' }],
      ['unauthorized', { path: '/' }],
      ['unauthorized', { token: revokedToken }],
      ['unauthorized', { token: 'eyJhbGciOiJkaXIifQ..forged' }],
      ...(isForSales ? [] : ([['forbidden', { token: sales.token }]] as const)),
    ] as const;
    for (const [code, options] of refusals) {
      const answer = await callAction(idOf(name), args, options);
      expect([options, answer.code]).toEqual([options, code]);
      expect(answer.text).not.toContain('"ok":true');
    }
    expect(await readDatabaseState()).toEqual(before);

    // The same call by whoever may make it succeeds: nothing else was wrong with it.
    const { code } = await callAction(idOf(name), args, { token: isForSales ? sales.token : adminToken });
    expect(code).toBe(reachingOut.includes(name) ? 'invalid' : 'ok');
  });
});
