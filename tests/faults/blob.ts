import { makeForm, makePhoto } from '../support/contract/api';
import { querySql } from '../support/database/sql';
import { startSecondServer } from '../support/servers/second-server';
import { type BlobStandIn, startBlobStandIn } from '../support/stand-ins/blob-stand-in';
import { adminToken } from './lib/projects';
import { none, type Row } from './lib/row';
import { until } from './lib/wait';

const files = 8;

/** The rows of pictures in this store, and those of them whose master is not there. */
async function findMissing({ url, files: stored }: BlobStandIn) {
  const rows = await querySql('select url from picture where url like $1', [`${url}/%`]);
  const missing = rows.filter((row) => !stored.has(String(row.url).replace(`${url}/files/`, '')));
  return { rows: rows.length, missing: missing.length };
}

/** The store refuses, is away or is suspended at the nth of eight pictures of one request. */
export async function measure(): Promise<Row[]> {
  const store = await startBlobStandIn();
  const server = await startSecondServer({
    BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_store_secret',
    VERCEL_BLOB_API_URL: store.url,
  });
  const tally = { tried: 0, taken: 0, rows: 0, missing: 0, left: 0, files: 0 };
  const headers = { authorization: `Bearer ${await adminToken()}` };
  const add = async () => {
    const images = await Promise.all(Array.from({ length: files }, (_, at) => makePhoto(at + 1)));
    const answer = await fetch(`${server.url}/api/admin/hero`, {
      method: 'POST',
      headers,
      body: makeForm({ images }),
    });
    return { status: answer.status, body: (await answer.json()) as { images?: { _id: string }[] } };
  };
  try {
    for (const code of ['forbidden', 'service_unavailable', 'store_suspended'] as const)
      for (let nth = 0; nth < files; nth += 1) {
        store.fail('put', code, Number.POSITIVE_INFINITY, nth);
        const { status } = await add();
        tally.tried += 1;
        if (status < 500) tally.taken += 1;
        store.fail('put', null);
        const { rows, missing } = await findMissing(store);
        tally.missing += missing;
        tally.left += rows;
        // Widths that were being made at that moment are taken away after them.
        await until('no file is left', () => store.files.size === 0, 3000).catch(() => 0);
        tally.files += store.files.size;
        store.files.clear();
        tally.rows += files;
      }
    const { status, body } = await add();
    const after = await findMissing(store);
    for (const { _id } of body.images ?? [])
      await fetch(`${server.url}/api/admin/hero/${_id}`, { method: 'DELETE', headers });
    const name = `the blob store fails at the nth of ${files} pictures`;
    return [
      none(`${name}: requests taken all the same`, tally.taken, tally.tried),
      none(`${name}: rows with a missing file`, tally.missing + after.missing, tally.rows + after.rows),
      none(`${name}: rows of refused requests that stay`, tally.left, tally.rows),
      none(`${name}: files of refused requests that stay`, tally.files, tally.rows),
      none('once it is back, pictures that are refused', status === 201 ? 0 : files, files),
    ];
  } finally {
    await server.stop();
    await store.stop();
  }
}
