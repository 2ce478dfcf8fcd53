import fs from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtFunctions, cachedReads, callAction } from '../support/action-call';
import { actionExamples, type SalesPerson } from '../support/action-examples';
import { baseUrl, call, logIn } from '../support/api';
import { doHousekeepingNow, readDatabaseState } from '../support/database-state';
import { examples } from '../support/examples';
import { addEditor, addSalesPerson } from '../support/people';
import { querySql, runSql } from '../support/sql';

/** Whoever holds a link or a code, or has forgotten the password. */
const forEverybody = [
  'acceptInvitationAction',
  'enterCodeAction',
  'logInAction',
  'requestResetAction',
  'resetPasswordAction',
  'setUpAction',
];
/** Of one's own account, and the search over what the role reaches. */
const forEveryRole = [
  'changeOwnAccountAction',
  'changePasswordAction',
  'confirmPasswordAction',
  'confirmSecondFactorAction',
  'endOtherSessionsAction',
  'endSessionAction',
  'requireRecentPasswordAction',
  'searchEverythingAction',
  'startSecondFactorAction',
  'turnOffSecondFactorAction',
];
const forSales = [
  'addEnquiryAction',
  'addAnswerAction',
  'addNoteAction',
  'addVisitAction',
  'confirmContactAction',
  'decideMatchAction',
  'deleteNoteAction',
  'endTelephoneAction',
  'findEnquiryChoicesAction',
  'findKnownPersonAction',
  'letRingAction',
  'listUnitEventsAction',
  'moveEnquiryAction',
  'readPushKeyAction',
  'revokeDocumentLinkAction',
  'ringTelephoneAction',
  'sendAgainAction',
  'sendDocumentAgainAction',
  'setUnitStateAction',
  'takeVisitStepAction',
  'undoConfirmationAction',
  'undoMatchAction',
  'updateEnquiriesAction',
  'updateEnquiryAction',
  'updateNoteAction',
];
/** Its example saves the recipients, a part that is an admin's. */
const forAdmins = [
  'acceptPurposeAction',
  'addLeaveAction',
  'askSourceNowAction',
  'changePartnerAction',
  'changeRoleAction',
  'createSourceAction',
  'createWebhookAction',
  'deleteSourceAction',
  'deleteWebhookAction',
  'dismissLaunchNoticeAction',
  'erasePersonAction',
  'eraseSubscriberAction',
  'giveByTurnAction',
  'inviteUserAction',
  'listTakenTablesAction',
  'makeEnquiryOfBodyAction',
  'markAsFiledAction',
  'readWebhookSecretAction',
  'removeLeaveAction',
  'removeMailPartAction',
  'removeUserAction',
  'renewInvitationAction',
  'renewSourceSecretAction',
  'resetSecondFactorAction',
  'saveListingsAction',
  'saveMailKeyAction',
  'saveMailSenderAction',
  'savePersonHoursAction',
  'saveSettingAction',
  'saveSpendAction',
  'saveTurnAction',
  'sendTestMailAction',
  'setBodyAsideAction',
  'switchWebhookAction',
  'testWebhookAction',
  'undoImportAction',
  'updateSourceAction',
];
/** They reach out to what a test site has not got, and say so. */
const reachingOut = ['askSourceNowAction', 'ringTelephoneAction', 'sendTestMailAction', 'testWebhookAction'];

const domain = 'lib/domain';
/** Every action that the files export, by name. */
const written = fs.readdirSync(domain).flatMap((noun) => {
  const file = `${domain}/${noun}/actions.ts`;
  const source = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return [...source.matchAll(/^export (?:async function|const) (\w+)/gm)].map(([, name = '']) => name);
});
const guarded = written.filter((name) => !forEverybody.includes(name));
const others = [...forEveryRole, ...forSales, ...forAdmins];
/** All that is content: a new action belongs here, or is named above. */
const forEditors = guarded.filter((name) => !others.includes(name));

const idOf = (name: string): string => {
  const built = builtFunctions.find((entry) => entry.name === name);
  if (!built) throw new Error(`The build has no action ${name}.`);
  return built.id;
};

/** A screen that has the action, so that its own guard is asked and nothing before it. */
function screenOf(name: string): string {
  const pages = builtFunctions.find((entry) => entry.name === name)?.pages ?? [];
  const screens = pages.filter((each) => each.startsWith('app/admin/'));
  const page = screens.find((each) => !each.includes('[')) ?? screens[0] ?? '';
  return page
    .replace(/^app/, '')
    .replace('[id]', projectId)
    .replace(/\/\([^)]*\)/g, '')
    .replace(/\/page$/, '');
}

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

it('every action that is written is built, has an example, and nothing else is built as an action', () => {
  const built = builtFunctions.map(({ name }) => name);
  expect(built.toSorted()).toEqual(written.toSorted());
  expect(Object.keys(actionExamples).toSorted()).toEqual(guarded.toSorted());
});

describe('a cached read', () => {
  it('is listed apart from the actions, each of them', () => {
    expect(cachedReads.length).toBeGreaterThan(10);
    expect(cachedReads.filter(({ name }) => !name.startsWith('$$RSC_SERVER_CACHE'))).toEqual([]);
  });

  it('is called by nobody by its id', async () => {
    for (const { id } of cachedReads)
      for (const path of ['/', '/admin', '/786313login']) {
        const { status, text } = await callAction(id, ['leads'], { path, token: adminToken });
        expect([id, path, status, text.length < 100]).toEqual([id, path, 400, true]);
      }
  });

  it('is called by no form without a script', async () => {
    for (const { id } of cachedReads) {
      const body = new FormData();
      body.set(`$ACTION_ID_${id}`, '');
      const answer = await fetch(`${baseUrl}/786313login/forgot`, {
        method: 'POST',
        headers: { origin: baseUrl },
        body,
      });
      expect([id, answer.status]).toEqual([id, 409]);
    }
  });
});

describe('a call that is none of ours', () => {
  const post = (path: string, headers: Record<string, string>) =>
    fetch(`${baseUrl}${path}`, { method: 'POST', headers, body: '[]' });

  it('is refused for where it comes from, and with what it names', async () => {
    const id = idOf('requestResetAction');
    const unknown = `40${'0'.repeat(40)}`;
    for (const [status, path, headers] of [
      [403, '/786313login/forgot', { 'next-action': id, origin: 'https://evil.example' }],
      [403, '/admin', { 'next-action': id, 'sec-fetch-site': 'cross-site' }],
      [403, '/admin', { 'next-action': id }],
      [400, '/admin', { 'next-action': 'x', origin: baseUrl }],
      [400, '/faqs', { 'next-action': id, origin: baseUrl }],
      [409, '/admin', { 'next-action': unknown, origin: baseUrl }],
    ] as const) {
      const answer = await post(path, { 'content-type': 'text/plain;charset=UTF-8', ...headers });
      expect([path, headers, answer.status]).toEqual([path, headers, status]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await answer.text()).length).toBeLessThan(100);
    }
  });
});

it('a call at the address of a screen without the action is handed on to one that has it, and refused all the same', async () => {
  for (const name of ['updateEnquiryAction', 'createWebhookAction', 'saveRecordAction']) {
    const { code } = await callAction(idOf(name), [], { path: '/admin/account' });
    expect([name, code]).toEqual([name, 'unauthorized']);
  }
});

describe.each(guarded)('%s', (name) => {
  const isForAll = forEveryRole.includes(name);
  const isForSales = isForAll || forSales.includes(name);
  const isForEditors = isForAll || forEditors.includes(name);

  it('is refused to nobody, to a forged, an ended and an expired session and to whom the role does not allow it, and changes nothing', async () => {
    const args = await (actionExamples[name] ?? (async () => []))(sales);
    const before = await readDatabaseState();
    const refusals = [
      ['unauthorized', { path: screenOf(name) }],
      ['unauthorized', { path: screenOf(name), token: revokedToken }],
      ['unauthorized', { path: screenOf(name), token: expiredToken }],
      ['unauthorized', { path: screenOf(name), token: 'eyJhbGciOiJkaXIifQ..forged' }],
      ...(isForSales ? [] : ([['forbidden', { path: screenOf(name), token: sales.token }]] as const)),
      ...(isForEditors ? [] : ([['forbidden', { path: screenOf(name), token: editorToken }]] as const)),
    ] as const;
    for (const [code, options] of refusals) {
      const answer = await callAction(idOf(name), args, options);
      expect([options, answer.code]).toEqual([options, code]);
      expect(answer.text).not.toContain('"ok":true');
    }
    expect(await readDatabaseState()).toEqual(before);

    // The same call by whoever may make it succeeds: nothing else was wrong with it.
    const right = isForEditors ? editorToken : adminToken;
    const { code } = await callAction(idOf(name), args, { token: isForSales ? sales.token : right });
    expect(code).toBe(reachingOut.includes(name) ? 'invalid' : 'ok');
  });
});
