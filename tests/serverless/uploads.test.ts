import { put } from '@vercel/blob/client';
import { afterAll, expect, it } from 'vitest';
import { makePdf, makePdfFile } from '../support/browser/pdf';
import { makeJpeg, svgLogo } from '../support/records/picture';
import { startHost, takeHost } from '../support/serverless/host';

const host = await startHost();
takeHost(host);
process.env.VERCEL_BLOB_API_URL = host.blob.url;
// They read the address of the site and of its database when they are loaded.
const { call, cronSecret, logIn, makeForm, makePhoto } = await import('../support/contract/api');
const { querySql } = await import('../support/database/sql');

const token = await logIn();

afterAll(() => host.stop());

type Picture = { _id: string; url: string };
type Project = { _id: string; images: Picture[] };

const widthsOf = async (pictures: Picture[]) =>
  (await querySql('select widths from picture where id = any($1)', [pictures.map(({ _id }) => _id)])).map(
    ({ widths }) => widths,
  );

/** In which files the page of a project has its first picture, as each of the two processes answers it. */
async function readFiles({ _id, images: [picture] }: Project) {
  const folder = picture?.url.replace('master.webp', '');
  const files: string[] = [];
  for (const _process of ['one', 'the other']) {
    const page = await (await fetch(`${host.url}/projects/${_id}`)).text();
    files.push(['master', '640'].filter((file) => page.includes(`${folder}${file}.webp`)).join());
  }
  return files;
}

/** Puts a file into the store as a browser does, past the host, and has an upload made of it. */
async function sendDirect(bytes: Uint8Array<ArrayBuffer>) {
  const pathname = 'incoming/sea';
  const json = {
    type: 'blob.generate-client-token',
    payload: { pathname, multipart: true, clientPayload: null },
  };
  const { body } = await call('POST', '/api/admin/uploads/token', { token, json });
  const { url } = await put(pathname, new Blob([bytes]), {
    access: 'public',
    token: (body as { clientToken: string }).clientToken,
    contentType: 'image/jpeg',
    multipart: true,
  });
  return call('POST', '/api/admin/uploads/complete', { token, json: { url, fileName: 'sea.jpg' } });
}

it('a picture of 15 MB goes past the host into the store, and has its widths when its function is frozen', async () => {
  const bytes = new Uint8Array(15 * 1024 * 1024);
  bytes.set(await makeJpeg(1, 1300, 800));
  const { status, body } = await sendDirect(bytes);
  expect(status).toBe(201);
  await host.untilFrozen();
  expect(await widthsOf([body as Picture])).toEqual([[384, 640, 960, 1280]]);
  const folder = new URL((body as Picture).url).pathname.slice(1).replace('master.webp', '');
  // The master, four widths, five AVIF files and two crops.
  expect([...host.blob.files.keys()].filter((name) => name.startsWith(folder))).toHaveLength(12);
  expect([...host.blob.files.keys()].filter((name) => name.startsWith('incoming/'))).toEqual([]);
});

it('the pictures that come with a record have their widths when its function is frozen, and one that lost them is shown whole until the scheduler calls', async () => {
  const form = makeForm({
    name: 'Slow Court',
    status: 'ongoing',
    images: [await makePhoto(1), await makePhoto(2)],
  });
  const { status, body } = await call('POST', '/api/admin/projects', { token, form });
  expect(status).toBe(201);
  const project = body as Project;
  await host.untilFrozen();
  expect(await widthsOf(project.images)).toEqual([
    [384, 640],
    [384, 640],
  ]);

  // As a function leaves them that was killed.
  const ids = project.images.map(({ _id }) => _id);
  await querySql(`update picture set widths = '{}', has_avif = false where id = any($1)`, [ids]);
  await call('PATCH', `/api/admin/projects/${project._id}`, { token, json: { location: 'Kaup' } });
  expect(await readFiles(project)).toEqual(['master', 'master']);
  expect((await call('GET', '/api/cron', { token: cronSecret })).status).toBe(200);
  expect(await readFiles(project)).toEqual(['master,640', 'master,640']);
});

it('more than the host takes is refused by the host itself, before the site hears of it', async () => {
  const heavy = new File([new Uint8Array(8.6 * 1024 * 1024)], 'heavy.jpg', { type: 'image/jpeg' });
  const form = makeForm({ file: [heavy] });
  expect(await call('POST', '/api/admin/uploads', { token, form })).toMatchObject({
    status: 413,
    body: 'FUNCTION_PAYLOAD_TOO_LARGE',
  });
});

it('an SVG is drawn there, and the store never has the drawing', async () => {
  const form = makeForm({ file: [new File([svgLogo], 'logo.svg', { type: 'image/svg+xml' })] });
  const { status, body } = await call('POST', '/api/admin/uploads', { token, form });
  expect(status).toBe(201);
  expect(body).toMatchObject({ width: 2000, height: 667 });
  await host.untilFrozen();
  const types = [...host.blob.files.values()].map(({ contentType }) => contentType);
  expect(new Set(types)).toEqual(new Set(['image/webp', 'image/avif']));
});

it('a PDF goes through the host, lies sealed in the store, and comes back whole by our own address alone', async () => {
  const text = 'not for everybody';
  const form = makeForm({ file: [makePdfFile('plan.pdf', makePdf(text))] });
  const { status, body } = await call('POST', '/api/admin/files', { token, form });
  expect(status).toBe(201);
  const { _id } = body as { _id: string };
  const [row] = await querySql('select public_id from file where id = $1', [_id]);
  const stored = host.blob.files.get(`uploads/files/${row?.public_id}.sealed`);
  expect(stored?.bytes.includes(text)).toBe(false);
  expect((await call('GET', `/api/admin/files/${_id}`)).status).toBe(401);
  expect((await call('GET', `/api/admin/files/${_id}`, { token })).body).toContain(text);
});
