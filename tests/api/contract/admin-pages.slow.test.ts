import { beforeAll, describe, expect, it } from 'vitest';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { builtFunctions, callAction } from '../../support/contract/action-call';
import { adminCredentials, baseUrl, call, logIn } from '../../support/contract/api';
import { asCookie, makeScreenAddresses, screenPages } from '../../support/contract/screen-pages';
import { newAddress, newEmail, newPhone } from '../../support/values';

const forRoles = {
  sales: [
    '/admin/account',
    '/admin/account/alerts',
    '/admin/enquiries',
    '/admin/enquiries/[id]',
    '/admin/enquiries/board',
    '/admin/enquiries/figures',
    '/admin/enquiries/figures/google',
    '/admin/enquiries/figures/sources',
    '/admin/enquiries/newsletter',
    '/admin/enquiries/assignment',
    '/admin/projects/[id]/units',
    '/admin/units',
    '/admin/visits',
    '/admin/visits/[id]',
    '/admin/visits/new',
  ],
  editor: [
    '/admin',
    '/admin/about',
    '/admin/account',
    '/admin/bin',
    '/admin/board',
    '/admin/brands',
    '/admin/handovers',
    '/admin/hero',
    '/admin/history',
    '/admin/pictures',
    '/admin/projects',
    '/admin/projects/[id]/documents',
    '/admin/projects/[id]/filing',
    '/admin/projects/[id]/progress',
    '/admin/projects/[id]/units',
    '/admin/redirects',
    '/admin/settings',
    '/admin/testimonials',
  ],
};
const roles = ['sales', 'editor'] as const;

const tokens = { admin: '', sales: '', editor: '', ended: '' };
let addressOf: (page: string) => string;

beforeAll(async () => {
  tokens.admin = await logIn();
  tokens.sales = await logIn(await addSalesPerson());
  tokens.editor = await logIn(await addEditor());
  tokens.ended = await logIn();
  await call('POST', '/api/admin/auth/logout', { token: tokens.ended });
  addressOf = await makeScreenAddresses();
});

describe.each(screenPages)('%s', (page) => {
  it.each(roles)('is opened by %s if it is made for them, and not there otherwise', async (role) => {
    const { status, body } = await call('GET', addressOf(page), asCookie(tokens[role]));
    expect(status).toBe(forRoles[role].includes(page) ? 200 : 404);
    if (status === 404) expect(String(body)).not.toContain('admin-skip');
  });

  it('is opened by an admin', async () => {
    const { status, body } = await call('GET', addressOf(page), asCookie(tokens.admin));
    expect(status).toBe(200);
    expect(String(body)).toContain('admin-skip');
  });

  it('is not drawn for a POST that says it is an action, which the middleware lets through', async () => {
    const open = builtFunctions.find(({ name }) => name === 'acceptInvitationAction')?.id ?? '';
    for (const token of ['', tokens.ended, tokens.sales, tokens.editor]) {
      for (const id of ['x', '00'.repeat(21), open]) {
        const { status, text } = await callAction(id, ['no such link', 'x'], {
          token,
          path: addressOf(page),
        });
        expect([id, Math.floor(status / 100)]).toEqual([id, id === open ? 2 : 4]);
        expect(text).not.toContain('admin-skip');
        expect(text.length).toBeLessThan(2000);
      }
    }
  });
});

it('no screen of an editor holds a word of an enquiry, or who the users are', async () => {
  const json = { name: `Quillaja ${newPhone()}`, email: newEmail(), phone: newPhone(), message: 'Hello' };
  const headers = { accept: 'application/json', 'x-forwarded-for': newAddress() };
  await call('POST', '/api/v1/enquiries', { json, headers });
  const secret = [json.name, json.email, json.phone, adminCredentials.email];
  const answers = ['/api/admin/enquiries', '/api/admin/users'].map((path) =>
    call('GET', path, { token: tokens.admin }),
  );
  const toAdmin = JSON.stringify((await Promise.all(answers)).map(({ body }) => body));
  expect(secret.filter((word) => !toAdmin.includes(word))).toEqual([]);
  for (const page of forRoles.editor)
    for (const kind of [{}, { rsc: '1' }] as Record<string, string>[]) {
      // Next sends a request for data on to an address of its own.
      const answer = await fetch(`${baseUrl}${page}`, asCookie(tokens.editor, kind));
      const text = await answer.text();
      expect([page, answer.status, secret.filter((word) => text.includes(word))]).toEqual([page, 200, []]);
    }
});
