import { beforeAll, describe, expect, it } from 'vitest';
import {
  forEditors,
  forEveryRole,
  forSales,
  guarded,
  idOf,
  screenOf,
  written,
} from '../../support/accounts/action-roles';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { builtFunctions, cachedReads, callAction } from '../../support/contract/action-call';
import { actionExamples } from '../../support/contract/action-examples';
import { baseUrl, call, logIn } from '../../support/contract/api';

/** A part that is an admin's: which one decides who may save it. */
const argsOf = (name: string) => (name === 'saveSettingAction' ? ['leads', { recipients: [] }] : []);

let adminToken = '';
let salesToken = '';
let editorToken = '';
let projectId = '';

beforeAll(async () => {
  adminToken = await logIn();
  salesToken = await logIn(await addSalesPerson());
  editorToken = await logIn(await addEditor());
  const [project] = (await call('GET', '/api/projects')).body as { _id: string }[];
  projectId = project?._id ?? '';
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

it.each(guarded)(
  '%s is refused to nobody, to a forged session and to whom the role does not allow it',
  async (name) => {
    const isForAll = forEveryRole.includes(name);
    const refusals = [
      ['unauthorized', undefined],
      ['unauthorized', 'eyJhbGciOiJkaXIifQ..forged'],
      ...(isForAll || forSales.includes(name) ? [] : ([['forbidden', salesToken]] as const)),
      ...(isForAll || forEditors.includes(name) ? [] : ([['forbidden', editorToken]] as const)),
    ] as const;
    for (const [code, token] of refusals) {
      const path = screenOf(name, projectId);
      const answer = await callAction(idOf(name), argsOf(name), { path, ...(token && { token }) });
      expect([token, answer.code]).toEqual([token, code]);
      expect(answer.text).not.toContain('"ok":true');
    }
  },
);
