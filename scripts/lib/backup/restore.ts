import type pg from 'pg';
import { mailRows } from '@/lib/content/mail/mail';
import { pushKeysRow } from '@/lib/content/push-notifications';
import type { Kept } from '@/lib/server/files/keep';
import type { Storage } from '@/lib/server/storage/contract';
import { setupLock } from '../accounts/admins';
import type { DatabaseManifest, Manifest } from '../archive/manifest';
import { readParts, verifyArchive } from '../archive/read';
import { migrate, migrateInside, readMigrations, withLock } from '../database/migrate';
import { requireEmptyDatabase, requireNoOtherPictures } from './empty-place';
import { requireKnownNames, requireKnownShape } from './known-names';
import { findPartPack, setPacks, storePacks } from './packs';
import { findPartDocument, findStoredKey, storeDocuments, storePictures } from './pictures';
import { copyIn, listAllTables, quote, setSequences } from './tables';

export type Backup = Manifest & { database: DatabaseManifest };

/** @throws Error when it is damaged, no backup, or of an unknown release. */
export async function verifyBackup(file: string): Promise<Backup> {
  const manifest = await verifyArchive(file, 'backup');
  const { database } = manifest;
  if (!database) throw new Error(`${file} does not contain a database.`);
  const known = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]));
  const unknown = database.migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (unknown)
    throw new Error(
      `${file} was created by another release: this release does not know its migration ${unknown.name}. Install that release, restore, then upgrade.`,
    );
  requireKnownNames(file, database, manifest.parts);
  return { ...manifest, database };
}

function takeRows(client: pg.Client, { tables }: DatabaseManifest) {
  let copying: { name: string; copy: ReturnType<typeof copyIn> } | null = null;
  const counts = new Map<string, number>();
  const endTable = async () => {
    if (copying) counts.set(copying.name, await copying.copy.end());
    copying = null;
  };
  const begin = async (name: string) => {
    const table = tables.find((each) => each.name === name);
    if (!table) throw new Error(`The backup does not describe its table ${name}.`);
    // Triggers have inserted rows that the backup also holds.
    await client.query(`delete from ${quote(name)}`);
    return { name, copy: copyIn(client, table) };
  };
  return {
    async add(part: string, bytes: Buffer): Promise<void> {
      const name = /^tables\/([^/]+)\//.exec(part)?.[1];
      if (name !== copying?.name) await endTable();
      if (!name) return;
      copying ??= await begin(name);
      await copying.copy.write(bytes);
    },
    async finish(): Promise<void> {
      await endTable();
      const wrong = tables.find(({ name, rows }) => (counts.get(name) ?? 0) !== rows);
      if (wrong)
        throw new Error(
          `Only ${counts.get(wrong.name) ?? 0} of ${wrong.rows} row(s) of table ${wrong.name} were restored.`,
        );
    },
  };
}

async function setAddresses(client: pg.Client, urls: Map<string, string>): Promise<void> {
  await client.query(
    `update picture set url = stored.url
     from unnest($1::text[], $2::text[]) as stored (public_id, url)
     where picture.public_id = stored.public_id and picture.url <> stored.url`,
    [[...urls.keys()], [...urls.values()]],
  );
}

async function setKept(client: pg.Client, kept: Map<string, Kept>): Promise<void> {
  for (const [publicId, { url, sealKey, isPublic }] of kept)
    await client.query('update file set url = $2, seal_key = $3, is_public = $4 where public_id = $1', [
      publicId,
      url,
      sealKey,
      isPublic,
    ]);
}

/** A copy at another address must not notify anybody. */
async function silence(client: pg.Client, siteUrl: string): Promise<{ messages: number; webhooks: number }> {
  const reason = `not sent: restored from a backup of ${siteUrl}`;
  // A backup of the former release has none.
  const { rows } = await client.query(`select to_regclass('push_subscription') is not null as is_there`);
  if (rows[0]?.is_there) await client.query('delete from push_subscription');
  const messages = await client.query(
    `update outbox set state = 'dead', last_error = $1 where state = 'pending'`,
    [reason],
  );
  // The mail of visitors and the push keys belong to the original site.
  await client.query('delete from setting where part = any($1)', [[...Object.values(mailRows), pushKeysRow]]);
  const webhooks = await client.query('update webhook_endpoint set is_active = false where is_active');
  return { messages: messages.rowCount ?? 0, webhooks: webhooks.rowCount ?? 0 };
}

type Target = { directUrl: string; siteUrl: string; storage: Storage };

/** Tables first: a drop of the whole schema can fail with `cache lookup failed for function` (pg_trgm). */
async function emptySchema(client: pg.Client): Promise<void> {
  const tables = await listAllTables(client);
  // A new database stays as its host configured it.
  if (tables.length === 0) return;
  await client.query(`drop table ${tables.map(quote).join(', ')} cascade`);
  await client.query('drop schema public cascade; create schema public');
}

async function fill(client: pg.Client, file: string, backup: Backup, { siteUrl, storage }: Target) {
  const { migrations, tables, sequences } = backup.database;
  await emptySchema(client);
  await migrateInside(
    client,
    migrations.map(({ name }) => name),
  );
  await requireKnownShape(client, file, backup.database);
  const rows = takeRows(client, backup.database);
  const pictures = storePictures(storage);
  const documents = storeDocuments(storage);
  const packs = storePacks(storage);
  // Migrations have inserted rows that the backup also holds.
  await client.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')} cascade`);
  for await (const { name, bytes } of readParts(file)) {
    await rows.add(name, bytes);
    const stored = findStoredKey(name);
    if (stored) await pictures.add(stored, bytes);
    const document = findPartDocument(name);
    if (document !== null) await documents.add(document, bytes);
    const pack = findPartPack(name);
    if (pack !== null) await packs.add(pack, bytes);
  }
  await rows.finish();
  await setAddresses(client, await pictures.finish());
  await setKept(client, documents.kept);
  await setPacks(client, await packs.finish());
  await setSequences(client, sequences);
  // The age of the last backup belongs to this database.
  await client.query(`delete from setting where part = 'backup'`);
  return siteUrl === backup.siteUrl ? null : await silence(client, backup.siteUrl);
}

async function readDatabaseId(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query(`select to_regclass('installation') is not null as is_there`);
  if (!rows[0]?.is_there) return null;
  return (await client.query('select id from installation')).rows[0]?.id ?? null;
}

/** All or nothing. @throws Error when the place is not empty. */
export function restoreBackup(file: string, backup: Backup, target: Target) {
  const { directUrl, storage } = target;
  // A concurrent start waits, and finds a used database.
  return withLock(directUrl, setupLock, async (client) => {
    await requireEmptyDatabase(client);
    await requireNoOtherPictures(storage, backup);
    const before = await readDatabaseId(client);
    await client.query('begin');
    const silenced = await fill(client, file, backup, target);
    await client.query('commit');
    if (before) await storage.releaseFolders(before);
    const newer = await migrate(directUrl);
    const id = await readDatabaseId(client);
    if (id) await storage.claimFolders(id);
    return { newer, silenced };
  });
}
