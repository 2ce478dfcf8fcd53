import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outage } from '@/lib/content/pages/outage';
import { partnerTexts } from '@/lib/content/partners';
import { site } from '@/lib/content/site';
import { visitTexts } from '@/lib/content/visits';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { type DatabaseLine, openDatabaseLine } from '../../support/database/database-line';
import { querySql } from '../../support/database/sql';
import { addPartner } from '../../support/enquiries/partners';
import { findPlainForm } from '../../support/enquiries/plain-form';
import { slotIn } from '../../support/enquiries/visits';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { newAddress, newPhone } from '../../support/values';
import { waitFor } from '../../support/wait-for';

let line: DatabaseLine;
let server: SecondServer;
let token = '';
let projectId = '';
let partnerToken = '';

beforeAll(async () => {
  line = await openDatabaseLine(process.env.TEST_DATABASE_URL ?? '');
  server = await startSecondServer({ DATABASE_URL: line.url, DIRECT_DATABASE_URL: line.url });
  token = await logIn();
  const { body } = await call('POST', '/api/admin/projects', {
    token,
    json: { name: 'Outage Court', status: 'ongoing' },
  });
  projectId = (body as { _id: string })._id;
  partnerToken = (await addPartner(token)).token;
}, 90_000);

afterAll(async () => {
  await call('DELETE', `/api/admin/projects/${projectId}`, { token });
  await server.stop();
  await line.stop();
});

const readProject = async (origin: string) => {
  const response = await fetch(`${origin}/projects/${projectId}`);
  return { status: response.status, html: await response.text() };
};
const rename = async (name: string, origin = baseUrl) => {
  const { status } = await fetch(`${origin}/api/admin/projects/${projectId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  expect(status).toBe(200);
};
const expectSoon = (origin: string, name: string) =>
  waitFor(async () => expect((await readProject(origin)).html).toContain(name), {
    timeout: 15_000,
    interval: 200,
  });

const pages = ['/', '/projects', '/contact'];

const forms = [
  [
    '/api/v1/enquiries',
    'Failed to send message',
    { message: 'Please call on Sunday, “after ten”', interest: 'investment' },
  ],
  [
    '/api/v1/callbacks',
    'Something went wrong.',
    { location: 'Udupi', propertyType: 'Villa', source: 'Google' },
  ],
] as const;

const post = (path: string, fields: Record<string, string>, isScript: boolean) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { accept: isScript ? 'application/json' : 'text/html', 'x-forwarded-for': newAddress() },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

describe('two servers of one site', () => {
  it('show at once what was edited on the other, either way', async () => {
    await readProject(server.url);
    await rename('Edited on the first');
    await expectSoon(server.url, 'Edited on the first');
    await readProject(baseUrl);
    await rename('Edited on the second', server.url);
    await expectSoon(baseUrl, 'Edited on the second');
    // The one that saved shows it to the next visitor.
    expect((await readProject(server.url)).html).toContain('Edited on the second');
  });
});

describe('a server that has lost its database', () => {
  beforeAll(async () => {
    await rename('Before the outage');
    await expectSoon(server.url, 'Before the outage');
    // Another test may have left a page without a copy.
    for (const path of pages) expect((await fetch(`${server.url}${path}`)).status).toBe(200);
    line.cut();
    await waitFor(async () => expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(503), {
      timeout: 15_000,
      interval: 200,
    });
    await rename('Renamed meanwhile');
  });

  it('lives, and shows its pages as they were', async () => {
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
    for (const _visit of ['first', 'second', 'third']) {
      const { status, html } = await readProject(server.url);
      expect(status).toBe(200);
      expect(html).toContain('Before the outage');
    }
    for (const path of pages)
      expect([path, (await fetch(`${server.url}${path}`)).status]).toEqual([path, 200]);
  });

  it.each(forms)(
    '%s says that it could not be kept, with whom to call, and gives back all that was typed',
    async (path, sentence, fields) => {
      const typed: Record<string, string> = {
        name: 'Nisha "N" Pai',
        email: `${randomUUID()}@example.com`,
        phone: newPhone(),
        mobile: newPhone(),
        ...fields,
      };
      const plain = await post(path, typed, false);
      expect(plain.status).toBe(503);
      expect(Number(plain.headers.get('retry-after'))).toBeGreaterThan(0);
      const html = await plain.text();
      expect(html).toContain(sentence);
      expect(html).toContain('href="https://wa.me/');
      expect(html).toMatch(/href="tel:\+\d+"/);
      const number = path.endsWith('callbacks') ? typed.mobile : typed.phone;
      for (const value of ['Nisha &quot;N&quot; Pai', typed.email, number]) expect(html).toContain(value);
      for (const value of Object.values(fields))
        expect(html).toMatch(new RegExp(`>${value}</textarea>|value="${value}" selected`));

      const scripted = await post(path, typed, true);
      expect(scripted.status).toBe(503);
      const { message } = (await scripted.json()) as { message: string };
      expect(message).toContain(sentence);
      expect(message).toMatch(/call us on \+?[\d ]+, or .* WhatsApp/);
      expect(await querySql('select id from enquiry where email = $1', [typed.email])).toEqual([]);
    },
  );

  it.each([
    ['/api/v1/partners/buyers', partnerTexts.failed],
    ['/api/v1/visits', visitTexts.failed],
  ])('%s, whose form shows what is kept, gives back all that was typed', async (path, sentence) => {
    const isNaming = path.endsWith('buyers');
    const kept: Record<string, string> = {
      ...(isNaming ? { token: partnerToken } : { startsAt: slotIn(5) }),
      projectId,
      name: 'Nisha Pai',
      email: `${randomUUID()}@example.com`,
      phone: newPhone(),
    };
    const typed = { ...kept, ...(isNaming && { message: 'A flat for two', agreed: 'Yes' }) };
    const answer = await post(path, typed, false);
    // 503, or 500 after a cached read, which does not say that it was the database.
    expect(answer.status).toBeGreaterThanOrEqual(500);
    const html = await answer.text();
    expect(html).toContain(sentence);
    expect(html).toMatch(/href="tel:\+\d+"/);
    expect(findPlainForm(html, 'phone').fields).toMatchObject(kept);
    for (const also of isNaming ? ['>A flat for two</textarea>', 'name="agreed" checked'] : [])
      expect(html).toContain(also);
  });

  it.each([
    `/projects/${randomUUID()}`,
    `/board/${randomUUID()}`,
    '/projects?q=never-asked',
    '/projects/search?q=never-asked',
    `/projects/${randomUUID()}/costs?floor=3`,
    '/projects?status=ongoing&page=77',
    `/share/projects/${randomUUID()}`,
  ])(
    '%s, which nobody has asked for before, is 503 with whom to call, and is kept by nobody',
    async (path) => {
      const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const html = await answer.text();
      expect(html).toContain(`<title>${outage.title} | ${site.name}</title>`);
      for (const part of ['href="tel:', 'href="https://wa.me/', 'name="robots" content="noindex'])
        expect(html).toContain(part);
    },
  );

  it.each([`/api/projects/${randomUUID()}`, `/api/board/${randomUUID()}`])(
    '%s is 503 in words',
    async (path) => {
      const answer = await fetch(`${server.url}${path}`);
      expect([answer.status, await answer.json()]).toEqual([503, { message: outage.away }]);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    },
  );

  it('sends nobody who is signed in to the log-in', async () => {
    const { status, headers } = await fetch(`${server.url}/admin/projects`, {
      headers: { cookie: `next-auth.session-token=${token}` },
      redirect: 'manual',
    });
    expect(status).not.toBe(307);
    expect(headers.getSetCookie()).toEqual([]);
    const api = await fetch(`${server.url}/api/admin/projects`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(api.status).toBe(503);
    expect(await api.json()).toEqual({ message: expect.any(String) });
  });

  it('shows what changed meanwhile, and keeps what is sent, once the database is back', async () => {
    line.mend();
    await expectSoon(server.url, 'Renamed meanwhile');
    const email = `${randomUUID()}@example.com`;
    const fields = { name: 'Nisha', email, phone: newPhone(), message: 'Hello again' };
    await waitFor(async () => expect((await post(forms[0][0], fields, false)).status).toBe(303), {
      timeout: 10_000,
      interval: 500,
    });
    expect(await querySql('select id from enquiry where email = $1', [email])).toHaveLength(1);
  });
});

describe('a server whose database hangs', () => {
  const hang = (path: string, init: RequestInit) =>
    // Long before the driver gives up by itself.
    fetch(`${server.url}${path}`, { redirect: 'manual', ...init, signal: AbortSignal.timeout(12_000) });
  const asScript = { accept: 'application/json', 'content-type': 'application/json' };
  const bodies = {
    '/api/v1/enquiries': { name: 'Nisha', email: 'nisha@example.com', phone: newPhone(), message: 'Hello' },
    '/api/v1/newsletter': { email: 'nisha@example.com' },
    '/api/admin/auth/login': { email: 'nobody@example.com', password: 'areca-monsoon-44' },
  };

  it('answers each form, the log-in, the back office and its health with 503 instead of waiting for it', async () => {
    line.hold();
    try {
      const posts = Object.entries(bodies).map(([path, fields]) =>
        hang(path, {
          method: 'POST',
          headers: { ...asScript, 'x-forwarded-for': newAddress() },
          body: JSON.stringify(fields),
        }),
      );
      const authorization = `Bearer ${token}`;
      const reads = ['/api/admin/projects', '/api/health/ready', `/projects/${randomUUID()}`].map((path) =>
        hang(path, { headers: { authorization } }),
      );
      const save = hang(`/api/admin/projects/${projectId}`, {
        method: 'PATCH',
        headers: { ...asScript, authorization },
        body: JSON.stringify({ name: 'Never saved' }),
      });
      const answers = await Promise.all([...posts, ...reads, save]);
      expect(answers.map(({ url, status }) => [new URL(url).pathname, status])).toEqual(
        answers.map(({ url }) => [new URL(url).pathname, 503]),
      );
    } finally {
      line.mend();
    }
  });

  it('and serves all as before when it answers again', async () => {
    await waitFor(async () => expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200), {
      timeout: 15_000,
      interval: 200,
    });
    expect((await fetch(`${server.url}/projects/${randomUUID()}`)).status).toBe(404);
    expect((await fetch(`${server.url}/projects?q=never-asked`)).status).toBe(200);
  });
});

describe('a database that is lost while it commits', () => {
  const forms = [
    ['/api/v1/newsletter', 'subscriber', {}],
    ['/api/v1/enquiries', 'enquiry', { name: 'Asha', message: 'Please call', interest: 'general' }],
  ] as const;
  const send = (path: string, fields: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-forwarded-for': newAddress(),
      },
      body: JSON.stringify(fields),
    });
  const countRows = async (table: string, email: string) =>
    (await querySql(`select 1 from ${table} where email = $1`, [email])).length;
  const isThere = () =>
    waitFor(async () => expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200), {
      timeout: 15_000,
      interval: 200,
    });

  beforeAll(async () => {
    line.mend();
    await isThere();
  }, 30_000);

  it.each(forms)('%s: what was stored is answered as stored', async (path, table, typed) => {
    const email = `${randomUUID()}@example.com`;
    line.cutAfterCommit(email);
    const answer = await send(path, { ...typed, email, phone: newPhone(), requestKey: randomUUID() });
    expect(answer.status).toBe(201);
    expect(await countRows(table, email)).toBe(1);
  });

  it.each(forms)(
    '%s: what nobody can tell of is said to be so, and is one when it is sent again',
    async (path, table, typed) => {
      const email = `${randomUUID()}@example.com`;
      const fields = { ...typed, email, phone: newPhone(), requestKey: randomUUID() };
      line.cutAfterCommit(email, true);
      const answer = await send(path, fields);
      expect(answer.status).toBe(503);
      expect(((await answer.json()) as { message: string }).message).toContain(outage.unsettled);
      expect(await countRows(table, email)).toBe(1);
      line.mend();
      await isThere();
      expect((await send(path, fields)).status).toBe(201);
      expect(await countRows(table, email)).toBe(1);
    },
    30_000,
  );
});
