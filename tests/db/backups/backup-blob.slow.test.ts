import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLocalDisk } from '@/lib/server/storage/local-disk';
import { createVercelBlob } from '@/lib/server/storage/vercel-blob';
import { makeBackup } from '@/scripts/lib/backup/make';
import { restoreBackup, verifyBackup } from '@/scripts/lib/backup/restore';
import { withClient } from '@/scripts/lib/database/migrate';
import { digestFiles, digestTables, withNewDatabase } from '../../support/database/backups';
import { startBlobStandIn } from '../../support/stand-ins/blob-stand-in';

const directUrl = process.env.DATABASE_URL ?? '';
const dataDir = process.env.DATA_DIR ?? '';
const siteUrl = 'https://example.com';
const folder = 'a'.repeat(32);
const blob = await startBlobStandIn();
Object.assign(process.env, { VERCEL_BLOB_API_URL: blob.url, VERCEL_BLOB_RETRIES: '0' });

afterAll(() => blob.stop());

const readUrl = async (url: string) =>
  (await withClient(url, (client) => client.query('select url from picture'))).rows[0].url;

it('a backup moves pictures from the disk into a blob store, and back', async () => {
  const disk = createLocalDisk(path.join(dataDir, 'uploads'));
  await disk.put(`${folder}/master.webp`, Buffer.from('sea'));
  await disk.put(`${folder}/640.webp`, Buffer.from('small sea'));
  await withClient(directUrl, (client) =>
    client.query(
      `insert into picture (id, public_id, url, widths) values ('p', $1, '/uploads/' || $1 || '/master.webp', '{640}')`,
      [folder],
    ),
  );
  const rows = await digestTables(directUrl);
  const fromDisk = path.join(dataDir, 'disk.tar.gz');
  const fromBlob = path.join(dataDir, 'blob.tar.gz');
  await makeBackup(fromDisk, { directUrl, siteUrl, storage: disk });

  await withNewDatabase(async (url) => {
    const storage = createVercelBlob('vercel_blob_rw_store_secret');
    const there = { directUrl: url, siteUrl, storage };
    await restoreBackup(fromDisk, await verifyBackup(fromDisk), there);
    expect([...blob.files.values()].map(({ bytes }) => bytes.toString()).sort()).toEqual([
      'sea',
      'small sea',
    ]);
    expect(await readUrl(url)).toMatch(new RegExp(`^${blob.url}/.*${folder}/master\\.webp$`));
    await makeBackup(fromBlob, there);
  });

  await withNewDatabase(async (url) => {
    const place = fs.mkdtempSync(path.join(dataDir, 'place-'));
    const there = { directUrl: url, siteUrl, storage: createLocalDisk(place) };
    await restoreBackup(fromBlob, await verifyBackup(fromBlob), there);
    expect(await digestTables(url)).toEqual(rows);
    expect(digestFiles(place)).toEqual(digestFiles(path.join(dataDir, 'uploads')));
  });
});
