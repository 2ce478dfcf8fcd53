import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Role, roleNames } from '@/lib/content/roles';
import { encodeSessionToken } from '@/lib/server/auth/next-auth/token';
import { createSession } from '@/lib/server/auth/session';
import { requireOwnAccount, requireRole, requireStaff } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';

const asked = vi.hoisted(() => ({ token: '' }));

vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-requested-path': '/admin/projects' }),
  cookies: async () => ({
    getAll: () => (asked.token ? [{ name: 'next-auth.session-token', value: asked.token }] : []),
    get: () => undefined,
  }),
}));

const root = 'app/admin/(screens)';
const pages = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => path.dirname(file).replaceAll(path.sep, '/').replace(/^\.$/, ''))
  .sort();
const forRoles: [Role, string[]][] = [
  [
    'sales',
    [
      'account',
      'account/alerts',
      'enquiries',
      'enquiries/[id]',
      'enquiries/board',
      'enquiries/figures',
      'enquiries/figures/google',
      'enquiries/figures/sources',
      'enquiries/newsletter',
      'enquiries/assignment',
      'projects/[id]/units',
      'units',
      'visits',
      'visits/[id]',
      'visits/new',
    ],
  ],
  [
    'editor',
    [
      '',
      'about',
      'account',
      'bin',
      'board',
      'brands',
      'handovers',
      'hero',
      'history',
      'pictures',
      'projects',
      'projects/[id]/documents',
      'projects/[id]/filing',
      'projects/[id]/progress',
      'projects/[id]/units',
      'redirects',
      'settings',
      'testimonials',
    ],
  ],
  ['admin', pages],
];

const toLogin = { digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/786313login\?callbackUrl=/) };
const toAccount = { digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/admin\/account;/) };
const notThere = { digest: expect.stringMatching(/^NEXT_HTTP_ERROR_FALLBACK;404/) };

let enquiryId = '';
let projectId = '';
let sourceId = '';
let visitId = '';
const tokens = { admin: '', editor: '', sales: '', ended: '' };

async function signIn(role: Role, revokedAt: Date | null = null): Promise<string> {
  const user = await db.user.create({
    data: { name: role, email: `${role}-${revokedAt}@example.com`, role },
  });
  const { id, secret } = await createSession(user.id, { userAgent: 'test', address: '192.0.2.9' });
  await db.session.update({ where: { id }, data: { revokedAt } });
  return encodeSessionToken({ sub: user.id, sid: secret });
}

beforeAll(async () => {
  tokens.admin = await signIn('admin');
  tokens.editor = await signIn('editor');
  tokens.sales = await signIn('sales');
  tokens.ended = await signIn('admin', new Date());
  const person = { name: 'Nisha', email: 'n@example.com', phoneE164: '+919845012345' };
  const retainUntil = new Date(Date.now() + 86_400_000);
  const row = await db.enquiry.create({
    data: { requestKey: 'k', ...person, retainUntil, message: 'Hello' },
  });
  enquiryId = row.id;
  projectId = (await db.project.create({ data: { name: 'A', slug: 'a', status: 'ongoing' } })).id;
  const visit = { projectId, enquiryId, startsAt: new Date(Date.now() + 86_400_000), minutes: 45 };
  visitId = (await db.visit.create({ data: visit })).id;
  sourceId = (await db.source.create({ data: { kind: 'form', name: 'A', secret: 'a' } })).id;
});

beforeEach(() => {
  asked.token = '';
  env.SECOND_FACTOR = 'optional';
});

/** The page itself, as when neither the middleware nor the layout stands before it. */
async function render(page: string): Promise<unknown> {
  const { default: Page } = await import(pathToFileURL(path.resolve(root, page, 'page.tsx')).href);
  const ids: Record<string, string> = {
    projects: projectId,
    sources: sourceId,
    enquiries: enquiryId,
    visits: visitId,
  };
  const id = ids[page.split('/')[0] ?? ''];
  return Page({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) });
}

it.each(forRoles)('there are pages, and those of %s are among them', (_role, own) => {
  expect(own.length).toBeGreaterThan(1);
  expect(pages).toEqual(expect.arrayContaining(own));
});

describe.each(pages.map((page) => [`/admin/${page}`, page]))('the page %s by itself', (_address, page) => {
  it('sends nobody, and whose session was ended, to the log-in', async () => {
    await expect(render(page)).rejects.toMatchObject(toLogin);
    asked.token = tokens.ended;
    await expect(render(page)).rejects.toMatchObject(toLogin);
    asked.token = 'forged';
    await expect(render(page)).rejects.toMatchObject(toLogin);
  });

  it.each(forRoles.map(([role, own]) => [own.includes(page) ? 'is drawn' : 'is not there', role] as const))(
    '%s for the role %s',
    async (answer, role) => {
      asked.token = tokens[role];
      if (answer === 'is drawn') expect(await render(page)).toBeTruthy();
      else await expect(render(page)).rejects.toMatchObject(notThere);
    },
  );

  it.each(forRoles.filter(([, own]) => own.includes(page)).map(([role]) => role))(
    `${page === 'account' ? 'is drawn for' : 'sends to the own account'} the role %s where everybody has yet to set up a second factor`,
    async (role) => {
      asked.token = tokens[role];
      env.SECOND_FACTOR = 'everybody';
      if (page === 'account') expect(await render(page)).toBeTruthy();
      else await expect(render(page)).rejects.toMatchObject(toAccount);
    },
  );

  it(`${page === 'account' ? 'is drawn for' : 'sends to the own account'} an admin who has yet to set up a second factor`, async () => {
    asked.token = tokens.admin;
    env.SECOND_FACTOR = 'admins';
    if (page === 'account') expect(await render(page)).toBeTruthy();
    else await expect(render(page)).rejects.toMatchObject(toAccount);
  });
});

it.each(roleNames)(
  'neither the API nor an action serves the role %s where everybody has yet to set up a second factor',
  async (role) => {
    env.SECOND_FACTOR = 'everybody';
    asked.token = tokens[role];
    await expect(requireStaff()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(requireRole(role)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await requireOwnAccount()).lacksSecondFactor).toBe(true);
  },
);

it('neither the API nor an action serves an admin who has yet to set up a second factor; other roles need none', async () => {
  env.SECOND_FACTOR = 'admins';
  asked.token = tokens.admin;
  await expect(requireStaff()).rejects.toMatchObject({ code: 'forbidden' });
  for (const role of roleNames) await expect(requireRole(role)).rejects.toMatchObject({ code: 'forbidden' });
  expect((await requireOwnAccount()).lacksSecondFactor).toBe(true);
  for (const role of ['sales', 'editor'] as const) {
    asked.token = tokens[role];
    expect(await requireRole(role)).toMatchObject({ role });
  }
});

it.each(roleNames)(
  'somebody of %s does the work of no role but those that the role includes',
  async (role) => {
    asked.token = tokens[role];
    for (const other of roleNames) {
      if (role === 'admin' || role === other) expect(await requireRole(other)).toMatchObject({ role });
      else await expect(requireRole(other)).rejects.toMatchObject({ code: 'forbidden' });
    }
  },
);

it('the frame of the screens by itself sends nobody into the back office', async () => {
  const { default: Layout } = await import(pathToFileURL(path.resolve(root, 'layout.tsx')).href);
  await expect(Layout({ children: null })).rejects.toMatchObject(toLogin);
});
