import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { endedQuarter, quarterOf } from '@/lib/shared/filing/quarters';
import { toDay } from '@/lib/shared/time/local-day';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { makePdf, makePdfFile } from '../../support/browser/pdf';
import { baseUrl, call, logIn, makeForm, makePhoto } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { unknownId } from '../../support/values';

const number = 'PRM/KA/RERA/0000/000/PR/000000/000140';
const today = toDay(Date.now());
const quarter = quarterOf(today);
const ended = endedQuarter(today);
const tokens = { admin: '', editor: '', sales: '' };
let projectId = '';

const filing = (id = projectId) => `/api/admin/projects/${id}/filing`;
const fetchZip = (path: string, token = tokens.editor) =>
  fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });
const make = async (path: string, options: Parameters<typeof call>[2]) => {
  const { status, body } = await call('POST', path, { token: tokens.admin, ...options });
  if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body as { _id: string };
};
const textOf = (files: Record<string, Uint8Array>, name: string) => Buffer.from(files[name] ?? []).toString();

async function addDocument(title: string, file: File): Promise<string> {
  const { _id } = await make('/api/admin/files', { form: makeForm({ file: [file] }) });
  const json = { title, kind: 'Papers', access: 'On request', file: _id };
  return (await make(`/api/admin/projects/${projectId}/documents`, { json }))._id;
}

beforeAll(async () => {
  tokens.admin = await logIn();
  tokens.editor = await logIn(await addEditor());
  tokens.sales = await logIn(await addSalesPerson());
  const json = {
    ...{ name: 'Filing <House>', status: 'ongoing' },
    registrations: [{ number, towers: 'East', completionOn: '2040-05-31' }],
    towers: [{ name: 'East', floors: 12, height: 43.2 }],
    litigation: [{ court: 'The court of nobody else', number: 'OS 9/2024', year: 2024 }],
  };
  projectId = (await make('/api/admin/projects', { json }))._id;
  const small = await addDocument('Licence', makePdfFile('Licence.pdf'));
  const large = await addDocument('Plan', makePdfFile('Plan.pdf', makePdf('large', 1_200_000)));
  const papers = [
    { kind: 'Building licence', state: 'Approved', documentId: small },
    { kind: 'Electricity', state: 'Applied', documentId: large },
  ];
  await call('PATCH', `/api/admin/projects/${projectId}`, { token: tokens.admin, json: { papers } });
  await make(`/api/admin/projects/${projectId}/progress`, {
    form: makeForm({ date: today, tower: 'East', superstructure: '84', images: [await makePhoto(7)] }),
  });
  for (const one of ['101', '102', '103', '104'])
    await make(`/api/admin/projects/${projectId}/units`, {
      json: { tower: 'East', floor: '1', number: one, type: '2 BHK', carpetArea: 79.2, parkingLots: 2 },
    });
  await querySql(
    `update unit set state = (case number when '101' then 'booked' when '102' then 'sold' else 'held' end)::unit_state,
     held_until = '2099-01-01', held_for = 'Nisha Rai' where parent_id = $1 and number <> '104'`,
    [projectId],
  );
});

describe('the pack of a quarter', () => {
  it('opens, holds each file that its sheet names, and its sums are those of the database', async () => {
    const answer = await fetchZip(`${filing()}/${quarter}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="filing-${quarter}.zip"`,
      'cache-control': 'private, no-store',
    });
    const files = unzipSync(await answer.bytes());
    const picture = `pictures/east/${today}-001.jpg`;
    expect(Object.keys(files)).toEqual([
      ...['sheet.csv', 'sheet.html', 'units.csv', picture],
      'papers/01-building-licence.pdf',
    ]);
    expect(files[picture]?.length).toBeLessThanOrEqual(900_000);
    expect(textOf(files, 'papers/01-building-licence.pdf')).toMatch(/^%PDF/);
    const [sums] = await querySql(
      `select count(*)::int as all, count(*) filter (where state in ('booked', 'sold'))::int as booked,
       sum(parking_lots)::int as lots from unit where parent_id = $1`,
      [projectId],
    );
    expect(sums).toEqual({ all: 4, booked: 2, lots: 8 });
    const sheet = textOf(files, 'sheet.csv');
    expect(sheet).toContain('"East","12","","","","43.2","4","8","2","4","2","",""');
    expect(sheet).toContain('"East","2 BHK","2","2"');
    for (const name of [picture, 'papers/01-building-licence.pdf', 'Left out: larger than 1 MB'])
      expect(sheet).toContain(name);
    expect(sheet).toContain('"The court of nobody else"');
    expect(textOf(files, 'units.csv').split('\r\n')).toHaveLength(6);
    const page = textOf(files, 'sheet.html');
    expect(page).toContain('Filing &lt;House&gt;');
    expect(page).toContain(`default-src 'none'`);
    expect(page).not.toMatch(/<script|<House>|https?:/);
    expect(
      Object.keys(files)
        .map((name) => textOf(files, name))
        .join(''),
    ).not.toContain('Nisha');
  });

  it('is the same for ever once it was filed, and the next one says what differs', async () => {
    const filed = { filedOn: today, filedBy: 'Meera Shenoy' };
    const { status, body } = await call('POST', `${filing()}/${ended}`, { token: tokens.admin, json: filed });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ ...filed, quarter: ended, isKept: true }),
    ]);
    const first = Buffer.from(await (await fetchZip(`${filing()}/${ended}/filed`)).bytes());
    await querySql(`update unit set state = 'booked' where parent_id = $1`, [projectId]);
    const again = await fetchZip(`${filing()}/${ended}/filed`);
    expect(Buffer.from(await again.bytes())).toEqual(first);
    const twice = await call('POST', `${filing()}/${ended}`, { token: tokens.admin, json: filed });
    expect(twice).toMatchObject({ status: 409, body: { current: { filedBy: 'Meera Shenoy' } } });
    const list = await call('GET', filing(), { token: tokens.editor });
    expect(list.body).toMatchObject([
      { number, owed: [], quarters: [{ quarter, filed: null }, { quarter: ended }] },
    ]);
    const screen = await call('GET', `/admin/projects/${projectId}/filing?quarter=${quarter}`, {
      headers: { cookie: `next-auth.session-token=${tokens.editor}` },
    });
    expect(screen.body).toContain('+2 booked');
  });
});

describe('who may', () => {
  it.each(['', '/filed'])('nobody without a token, no sales and no forger reads a pack%s', async (end) => {
    const path = `${filing()}/${quarter}${end}`;
    expect((await fetch(`${baseUrl}${path}`)).status).toBe(401);
    expect((await fetchZip(path, 'forged')).status).toBe(401);
    expect((await fetchZip(path, tokens.sales)).status).toBe(403);
  });

  it('an admin alone marks a quarter as filed', async () => {
    const json = { filedOn: today, filedBy: 'Ravi' };
    for (const [token, status] of [
      ['', 401],
      [tokens.sales, 403],
      [tokens.editor, 403],
    ] as const)
      expect((await call('POST', `${filing()}/${ended}`, { token, json })).status).toBe(status);
  });

  it('what is not there is 404, and a quarter that is not over is refused in words', async () => {
    const json = { filedOn: today, filedBy: 'Ravi' };
    for (const path of [`${filing(unknownId)}/${quarter}`, `${filing()}/2011-Q1`, `${filing()}/x`])
      expect((await fetchZip(path)).status).toBe(404);
    expect((await fetchZip(`${filing()}/${quarter}/filed`)).status).toBe(404);
    expect((await fetchZip(`${filing()}/${quarter}?number=PRM`)).status).toBe(404);
    const early = await call('POST', `${filing()}/${quarter}`, { token: tokens.admin, json });
    expect(early).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('is not over yet') },
    });
  });
});

it('cases before courts stand in no public call and on no page', async () => {
  const one = await call('GET', `/api/projects/${projectId}`);
  const { slug } = one.body as { slug: string };
  expect(one.status).toBe(200);
  const list = await call('GET', '/api/projects');
  const page = await call('GET', `/projects/${slug}`);
  expect(page.status).toBe(200);
  for (const { body } of [one, list, page])
    expect(JSON.stringify(body)).not.toMatch(/litigation|court of nobody else|OS 9\/2024/i);
  const office = await call('GET', `/api/admin/projects/${projectId}`, { token: tokens.editor });
  expect(office.body).toMatchObject({
    litigation: [{ number: 'OS 9/2024', kind: 'Civil', state: 'Pending' }],
  });
});
