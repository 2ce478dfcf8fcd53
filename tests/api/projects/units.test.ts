import { afterAll, beforeAll, expect, it } from 'vitest';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { runSql } from '../../support/database/sql';

const tokens = { admin: '', sales: '', editor: '' };
let project = { _id: '', slug: '' };
const table = () => `/api/admin/projects/${project._id}/units.csv`;
const stateOf = (id: string) => `/api/admin/units/${id}/state`;
const pageText = async () => (await fetch(`${baseUrl}/projects/${project.slug}`)).text();
const secret = 'Quillaja Buyer';

type Listed = { _id: string; number: string };
const listUnits = async () =>
  (await call('GET', `/api/admin/projects/${project._id}/units`, { token: tokens.admin })).body as Listed[];
const take = (csv: string, token = tokens.admin, isTrial = false) =>
  call('POST', table(), { token, json: { csv, isTrial } });
const show = (unitsShown: string) =>
  call('PATCH', `/api/admin/projects/${project._id}`, { token: tokens.admin, json: { unitsShown } });

type Shown = { _id: string; unitCounts: object[] | null };

/** What the public calls say of it, and its page behind them. */
async function readPublic(): Promise<{ calls: string[]; page: string }> {
  const one = (await call('GET', `/api/projects/${project._id}`)).body as Shown;
  const lists = await Promise.all(
    ['/api/projects', '/api/projects/featured'].map(
      async (path) => (await call('GET', path)).body as Shown[],
    ),
  );
  const listed = lists.flat().filter(({ _id }) => _id === project._id);
  return { calls: [one, ...listed].map((found) => JSON.stringify(found)), page: await pageText() };
}

beforeAll(async () => {
  tokens.admin = await logIn();
  tokens.sales = await logIn(await addSalesPerson());
  tokens.editor = await logIn(await addEditor());
  const json = { name: 'Unit House', status: 'featured', unitTypes: [{ name: 'A1', carpetArea: 72.46 }] };
  project = (await call('POST', '/api/admin/projects', { token: tokens.admin, json })).body as typeof project;
});
afterAll(async () => {
  await call('DELETE', `/api/admin/projects/${project._id}`, { token: tokens.admin });
});

it('two hundred go in as a table and come out as the same file, byte for byte', async () => {
  const head = [
    ...['tower', 'floorNo', 'unitNo', 'unitType', 'carpetArea', 'exclusiveCommonAreaAllote'],
    ...['commonAreaAllotedTo', 'unDevidedShare', 'noOfParkingLots', 'price', 'state'],
  ];
  const states = ['available', 'booked', 'sold', 'blocked'];
  const lines = Array.from({ length: 200 }, (_, at) => [
    ...[at < 100 ? 'North' : 'South', String(25 - (Math.floor(at / 4) % 25)), `U${at}`, 'A1', '72.46'],
    ...['7.1', '20.05', '19.8', '1', String(6_110_000 + at), states[at % 4] ?? ''],
  ]);
  const csv = [head, ...lines].map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`).join('');
  expect((await take(csv)).body).toMatchObject({ added: 200, wrongLines: 0 });
  const answer = await fetch(`${baseUrl}${table()}`, {
    headers: { authorization: `Bearer ${tokens.editor}` },
  });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Buffer.from(bytes).toString('utf8')).toBe(`\uFEFF${csv}`);
  expect((await take(Buffer.from(bytes).toString('utf8'))).body).toMatchObject({
    added: 0,
    changed: 0,
    same: 200,
  });
});

it('who came second is told in words who was first, with the unit as it is and what is free instead', async () => {
  const [unit] = await listUnits();
  const id = unit?._id ?? '';
  const json = { state: 'sold', stateVersion: 0 };
  expect((await call('PUT', stateOf(id), { token: tokens.sales, json })).body).toMatchObject({
    ...{ state: 'sold', stateVersion: 1, stateBy: 'Sales', hold: null },
  });
  const { status, body } = await call('PUT', stateOf(id), { token: tokens.admin, json });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    message: expect.stringMatching(
      /^Sales was first: Sales sold this unit at \d\d:\d\d\. Your sale was not saved/,
    ),
    current: { unit: { state: 'sold' }, instead: { isSameType: true } },
  });
});

it('states are set and read with names by sales, and units are edited by editors', async () => {
  const [, unit] = await listUnits();
  const id = unit?._id ?? '';
  const hold = { state: 'held', heldUntil: '2000-01-01', stateVersion: 0 };
  for (const [method, json] of [['GET'], ['PUT', hold]] as const)
    expect((await call(method, stateOf(id), { token: tokens.editor, ...(json && { json }) })).status).toBe(
      403,
    );
  expect((await call('PUT', stateOf(id), { token: tokens.sales, json: hold })).body).toMatchObject({
    errors: { heldUntil: expect.stringContaining('A unit can be blocked from today until') },
  });
  const path = `/api/admin/units/${id}`;
  for (const method of ['PUT', 'DELETE'] as const)
    expect((await call(method, path, { token: tokens.sales, json: {} })).status).toBe(403);
  expect((await take('floorNo,unitNo\n1,1\n', tokens.sales)).status).toBe(403);
  const changed = await call('PUT', path, { token: tokens.editor, json: { price: 5, state: 'sold' } });
  expect(changed.body).toMatchObject({ price: 5, state: 'booked' });
});

it('the website says nothing of them until the office shows counts, at the next request, and never for whom', async () => {
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const unit = (await listUnits()).find(({ number }) => number === 'U4');
  const hold = { state: 'held', heldUntil: until, heldFor: secret, stateVersion: 0 };
  expect((await call('PUT', stateOf(unit?._id ?? ''), { token: tokens.sales, json: hold })).status).toBe(200);
  const nothing = await readPublic();
  for (const text of [...nothing.calls, nothing.page])
    expect(text).not.toMatch(/of 200 left|"total":|Quillaja|heldFor/);
  for (const text of nothing.calls) expect(text).toContain('"unitCounts":null');
  await show('counts');
  const free = 50 - 2;
  const { calls, page } = await readPublic();
  expect(calls.length).toBeGreaterThan(1);
  for (const text of calls) expect(text).toContain(`{"type":"A1","total":200,"free":${free},"floors":[]}`);
  expect(page).toContain(`${free} of 200 left`);
  await call('PUT', stateOf(unit?._id ?? ''), {
    token: tokens.sales,
    json: { state: 'free', stateVersion: 1 },
  });
  expect(await pageText()).toContain(`${free + 1} of 200 left`);
  await show('free homes');
  const all = await readPublic();
  expect(all.page).toContain('North, Floor 24');
  for (const text of [...all.calls, all.page]) expect(text).not.toMatch(/Quillaja|heldFor|stateBy|"U4"/);
});

it('a hold whose day has passed counts as free on the page, although nothing has written that yet', async () => {
  await show('counts');
  const [, count] = /(\d+) of 200 left/.exec(await pageText()) ?? [];
  await runSql(
    `update unit set held_until = '2020-01-01' where state = 'held' and parent_id = '${project._id}'`,
  );
  await call('PATCH', `/api/admin/projects/${project._id}`, { token: tokens.admin, json: { client: 'X' } });
  expect(await pageText()).toContain(`${Number(count) + 50} of 200 left`);
});

it('the screens of sales lead to them, and hold no name for an editor', async () => {
  const cookie = (token: string) => ({ headers: { cookie: `next-auth.session-token=${token}` } });
  const unit = (await listUnits()).find(({ number }) => number === 'U8');
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const hold = { state: 'held', heldUntil: until, heldFor: secret, stateVersion: 0 };
  await call('PUT', stateOf(unit?._id ?? ''), { token: tokens.sales, json: hold });
  const screen = `/admin/projects/${project._id}/units`;
  expect(String((await call('GET', '/admin/units', cookie(tokens.sales))).body)).toContain(screen);
  expect(String((await call('GET', screen, cookie(tokens.sales))).body)).toContain(secret);
  expect(String((await call('GET', screen, cookie(tokens.editor))).body)).not.toContain(secret);
});
