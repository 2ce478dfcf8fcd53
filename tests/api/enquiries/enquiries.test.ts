import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addSalesPerson } from '../../support/accounts/people';
import { baseUrl, call, cronSecret, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { newEmail, newPhone } from '../../support/values';

let token = '';
let sales = '';

beforeAll(async () => {
  token = await logIn();
  sales = await logIn(await addSalesPerson());
});

async function send(change: Record<string, unknown> = {}): Promise<string> {
  const email = newEmail();
  const number = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const json = { name: 'Nisha Pai', email, phone: `98${number}`, message: 'Two bedrooms?', ...change };
  const headers = { accept: 'application/json' };
  expect((await call('POST', '/api/v1/enquiries', { json, headers })).status).toBe(201);
  return email;
}

async function find(email: string) {
  const { body } = await call('GET', `/api/admin/enquiries?q=${email}`, { token: sales });
  const [first] = (body as { enquiries: { _id: string; state: string; needsReview: boolean }[] }).enquiries;
  if (!first) throw new Error('not found');
  return first;
}

describe('the role sales', () => {
  it('reads and works on enquiries, and nothing else', async () => {
    const { _id } = await find(await send());
    const patched = await call('PATCH', `/api/admin/enquiries/${_id}`, {
      token: sales,
      json: { state: 'contacted', followUpAt: '2030-01-01T10:00:00+05:30' },
    });
    expect(patched).toMatchObject({ status: 200, body: { state: 'contacted', version: 2 } });
    const note = await call('POST', `/api/admin/enquiries/${_id}/notes`, {
      token: sales,
      json: { text: 'Called back' },
    });
    expect(note).toMatchObject({ status: 201, body: { text: 'Called back', actor: 'Sales' } });
    for (const [method, path] of [
      ['GET', `/api/admin/enquiries/${_id}/contact`],
      ['DELETE', `/api/admin/enquiries/${_id}/contact`],
      ['GET', '/api/admin/projects'],
      ['GET', '/api/admin/history'],
    ] as const)
      expect((await call(method, path, { token: sales })).status).toBe(403);
  });

  it('meets the inbox on its own address, and the not-found page on every other', async () => {
    const cookie = { cookie: `next-auth.session-token=${sales}` };
    const status = async (path: string) => (await call('GET', path, { headers: cookie })).status;
    expect(await status('/admin/enquiries')).toBe(200);
    expect(await status('/admin/enquiries/figures')).toBe(200);
    for (const path of ['/admin', '/admin/projects', '/admin/board', '/admin/enquiries/delivery'])
      expect([path, await status(path)]).toEqual([path, 404]);
  });
});

it('a filled hidden field with a link is kept for review, and one change moves it to the inbox', async () => {
  const email = await send({ website: 'https://spam.example', message: 'Look at https://spam.example' });
  const held = await find(email);
  expect(held).toMatchObject({ state: 'spam', needsReview: true });
  await call('PATCH', `/api/admin/enquiries/${held._id}`, { token, json: { state: 'new' } });
  expect(await find(email)).toMatchObject({ state: 'new', needsReview: false });
});

it('the file for spreadsheets begins with the mark of UTF-8 and carries no formula', async () => {
  const email = await send({ name: '=HYPERLINK("https://evil.example")', message: 'Ünïcode, "quoted"' });
  const answer = await fetch(`${baseUrl}/api/admin/enquiries.csv?q=${email}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(text).toContain('"Ünïcode, ""quoted"""');
  expect(text).not.toMatch(/(^|,)"?[=+@-]/m);
});

it('the file for spreadsheets is an error in words, and not half a file, for what cannot be asked', async () => {
  for (const query of ['q=a%00b', 'source=a%00b', 'from=2026-13-45'])
    expect([query, (await call('GET', `/api/admin/enquiries.csv?${query}`, { token })).status]).toEqual([
      query,
      422,
    ]);
});

it('erases a person, who is then found nowhere', async () => {
  const email = await send();
  const { _id } = await find(email);
  expect((await call('DELETE', `/api/admin/enquiries/${_id}/contact`, { token })).status).toBe(200);
  expect((await call('GET', `/api/admin/enquiries/${_id}`, { token })).status).toBe(404);
});

it('the page of an enquiry that is not there is not found, and those beside it are', async () => {
  const { _id } = await find(await send());
  const status = async (name: string) => {
    const headers = { cookie: `next-auth.session-token=${token}` };
    return (await call('GET', `/admin/enquiries/${name}`, { headers })).status;
  };
  for (const name of [_id, 'board', 'figures', 'figures/google', 'figures/sources', 'newsletter', 'delivery'])
    expect([name, await status(name)]).toEqual([name, 200]);
  for (const name of [randomUUID(), 'no-id', `${_id}/more`])
    expect([name, await status(name)]).toEqual([name, 404]);
});

describe('the health of the site', () => {
  it('is told to strangers in one word, and to the scheduler with its reasons', async () => {
    expect(await call('GET', '/api/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const stranger = await call('GET', '/api/health/ready');
    expect(Object.keys(stranger.body as object)).toEqual(['status']);
    const known = await call('GET', '/api/health/ready', { token: cronSecret });
    expect(known.body).toMatchObject({ outbox: { missingMailParts: expect.any(Array) } });
  });
});

const press = async (address: string, tokenOfLink: string) =>
  (await fetch(`${baseUrl}${address}`, { method: 'POST', body: new URLSearchParams({ token: tokenOfLink }) }))
    .status;

it.each(['/withdraw', '/confirm'])(
  'a link to %s that is not complete says so, and changes nothing',
  async (path) => {
    expect((await call('GET', `${path}?token=forged`)).status).toBe(404);
    expect(await press(path, 'x.y')).toBe(404);
  },
);

it('a link in a mail proves its address once its button is pressed, and not by being opened', async () => {
  const { _id } = await find(await send());
  const [mail] = await querySql(
    "select payload->>'text' as text from outbox where lead_id = $1 and label = 'Acknowledgement'",
    [_id],
  );
  const [, link = ''] = /confirm\?token=(\S+)/.exec(String(mail?.text)) ?? [];
  const read = async () => (await call('GET', `/api/admin/enquiries/${_id}`, { token: sales })).body;
  const page = await fetch(`${baseUrl}/confirm?token=${link}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Yes, this was me');
  expect(await read()).toMatchObject({ confirmations: [] });
  expect(await press('/confirm', decodeURIComponent(link))).toBe(200);
  expect(await read()).toMatchObject({ confirmations: [{ contact: 'email', method: 'link' }] });
});

it('the data of a person are exported and erased as they were named, and never those of somebody else', async () => {
  const phone = newPhone();
  const [first, other, stranger] = [
    await find(await send({ phone })),
    await find(await send({ phone })),
    await find(await send()),
  ];
  const path = (...ids: string[]) => `/api/admin/enquiries/${first._id}/contact?enquiries=${ids.join()}`;
  const idsOf = async (address: string) => {
    const { enquiries } = (await call('GET', address, { token })).body as { enquiries: { id: string }[] };
    return enquiries.map(({ id }) => id);
  };
  expect(await idsOf(path())).toEqual([first._id]);
  expect(await idsOf(path(other._id))).toEqual([first._id, other._id]);
  expect((await call('GET', path(stranger._id), { token })).status).toBe(422);
  expect((await call('DELETE', path(stranger._id), { token })).status).toBe(422);
  expect((await call('DELETE', path(other._id), { token })).body).toEqual({ enquiries: 2 });
});
