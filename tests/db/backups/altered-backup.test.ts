import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLocalDisk } from '@/lib/server/storage/local-disk';
import { makeBackup } from '@/scripts/lib/backup/make';
import { restoreBackup, verifyBackup } from '@/scripts/lib/backup/restore';
import { withClient } from '@/scripts/lib/database/migrate';
import { addProjects, countRows, digestTables, repack } from '../../support/database/backups';

type Manifest = {
  database: { tables: { name: string; columns: string[]; rows: number }[]; sequences: object[] };
  parts: { name: string; bytes: number; sha256: string }[];
};

const serverUrl = inject('serverUrl');
const directUrl = process.env.DATABASE_URL ?? '';
const dataDir = process.env.DATA_DIR ?? '';
const siteUrl = 'https://example.com';
const uploads = path.join(dataDir, 'uploads');
const file = path.join(dataDir, 'backup.tar.gz');
/** Where the user of the database may write. */
const proof = path.join(os.tmpdir(), `program-ran-${randomBytes(6).toString('hex')}`);

/** The same archive with another manifest, and with parts that stand in it as they should. */
const alter = (
  change: (manifest: Manifest) => void,
  added: { name: string; bytes: Buffer<ArrayBuffer> }[] = [],
): Promise<string> =>
  repack(file, path.join(dataDir, 'altered.tar.gz'), (entries) => {
    const last = entries.at(-1);
    if (!last) throw new Error('The backup is empty.');
    const manifest = JSON.parse(Buffer.from(last.data ?? []).toString()) as Manifest;
    const parts = added.map(({ name, bytes }) => ({
      header: { ...last.header, name, size: bytes.length },
      data: bytes,
    }));
    for (const { name, bytes } of added)
      manifest.parts.push({
        name,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
    change(manifest);
    const data = Buffer.from(JSON.stringify(manifest));
    return [...entries.slice(0, -1), ...parts, { header: { ...last.header, size: data.length }, data }];
  });

const findTable = ({ database }: Manifest, name: string) => {
  const table = database.tables.find((each) => each.name === name);
  if (!table) throw new Error(`There is no table ${name}.`);
  return table;
};

/** A migrated place, of this file: its template was migrated. A refusal changes nothing there. */
const placeName = `altered_${randomBytes(6).toString('hex')}`;
const placeUrl = new URL(`/${placeName}`, serverUrl).href;
const folder = path.join(dataDir, 'altered-place');
let before: unknown[];

const readPlace = async () => [
  await digestTables(placeUrl),
  await withClient(placeUrl, async (client) => (await client.query('select id from installation')).rows),
];

/** Restores into the place, and answers what was said; the place is as it was. */
async function refusalOf(from: string): Promise<string> {
  const storage = createLocalDisk(folder);
  const message = await (async () =>
    restoreBackup(from, await verifyBackup(from), { directUrl: placeUrl, siteUrl, storage }))().then(
    () => '',
    (error: Error) => error.message,
  );
  expect(await readPlace()).toEqual(before);
  expect(fs.readdirSync(folder)).toEqual([]);
  return message;
}

beforeAll(async () => {
  await addProjects({ directUrl, uploads, widths: [] }, 1, 1);
  await makeBackup(file, { directUrl, siteUrl, storage: createLocalDisk(uploads) });
  fs.mkdirSync(folder);
  await withClient(serverUrl, (client) =>
    client.query(`create database ${placeName} template ${inject('templateName')} strategy file_copy`),
  );
  before = await readPlace();
});

afterAll(() =>
  withClient(serverUrl, (client) => client.query(`drop database if exists ${placeName} with (force)`)),
);

it('a backup whose table has SQL in its name runs nothing, and is refused before anything is changed', async () => {
  const name = `subscriber"; copy (select 1) to program 'touch ${proof}'; --`;
  const hostile = await alter((manifest) => {
    findTable(manifest, 'subscriber').name = name;
  });
  const message = await refusalOf(hostile);
  expect(fs.existsSync(proof)).toBe(false);
  expect(message).toMatch(/was changed: this release does not know the table "subscriber/);
});

it.each<[string, (manifest: Manifest) => void, RegExp]>([
  [
    'a table of the bookkeeping',
    (all) => (findTable(all, 'user').name = '_prisma_migrations'),
    /does not know the table/,
  ],
  ['a table of the server', (all) => (findTable(all, 'user').name = 'pg_authid'), /not know the table/],
  ['a table twice', (all) => all.database.tables.push(findTable(all, 'user')), /one table twice/],
  ['no table', (all) => (all.database.tables = []), /no table, or one table twice/],
  [
    'an unknown column',
    (all) => findTable(all, 'user').columns.push("id\") from program 'x' --"),
    /does not know the column/,
  ],
  [
    'an unknown sequence',
    (all) => all.database.sequences.push({ name: 'x', value: '1' }),
    /not know the sequence "x"/,
  ],
])('a backup with %s is refused whole', async (_name, change, message) => {
  expect(await refusalOf(await alter(change))).toMatch(message);
});

it.each([
  'files/../../outside.webp',
  'files/outside.webp',
  `files/${'a'.repeat(32)}/page.html`,
  'tables/picture/../../x.copy',
  'tables/nothing/00001.copy',
  'notes.txt',
  '/etc/passwd',
  'tables/user/\u001b[2J.copy',
])('a backup with a part %j is refused whole', async (name) => {
  const altered = await alter(() => {}, [{ name, bytes: Buffer.from('x') }]);
  expect(await refusalOf(altered)).toMatch(/not know the part|unknown name/);
});

it('a restore that fails at its last table leaves the database as it was, and can be made again', async () => {
  const altered = await alter((manifest) => {
    const last = manifest.database.tables.at(-1);
    if (last) last.rows += 1;
  });
  const storage = createLocalDisk(fs.mkdtempSync(path.join(dataDir, 'place-')));
  const restore = async (from: string) =>
    restoreBackup(from, await verifyBackup(from), { directUrl: placeUrl, siteUrl, storage });
  await expect(restore(altered)).rejects.toThrow(/Only 0 of 1 row/);
  expect(await readPlace()).toEqual(before);
  await restore(file);
  expect(await countRows(placeUrl, 'project')).toBe(1);
});
