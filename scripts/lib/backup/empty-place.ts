import type pg from 'pg';
import type { Storage } from '@/lib/server/storage/contract';
import { findDocumentId, findPackId } from '@/lib/server/storage/keys';
import type { Manifest } from '../archive/manifest';
import { findPartPack } from './packs';
import { findPartDocument, findStoredKey } from './pictures';
import { listAllTables, listMadeTables, listTables, quote } from './tables';

const howToEmpty =
  'A restore needs an empty database and folder. Empty the database with npm run db:reset, or set DATABASE_URL and DATA_DIR to new ones. Nothing was changed.';

/** @throws Error when a table holds a row or is unknown. */
export async function requireEmptyDatabase(client: pg.Client): Promise<void> {
  const made = listMadeTables();
  const foreign = (await listAllTables(client)).filter(
    (name) => name !== '_prisma_migrations' && !made.has(name),
  );
  if (foreign.length > 0)
    throw new Error(`The database has tables of another program: ${foreign.join(', ')}. ${howToEmpty}`);
  for (const { name } of await listTables(client)) {
    // A start publishes these rows.
    const own = name === 'setting' ? ' where version > 0' : '';
    const { rows } = await client.query(`select count(*)::int as rows from ${quote(name)}${own}`);
    if (rows[0]?.rows > 0)
      throw new Error(`The database is not empty: table ${name} has ${rows[0].rows} row(s). ${howToEmpty}`);
  }
}

/** @throws Error for pictures that are not of this archive. */
export async function requireNoOtherPictures(storage: Storage, { parts }: Manifest): Promise<void> {
  const own = new Set(parts.map(({ name }) => findStoredKey(name)?.publicId));
  const others = (await storage.listOwnFolders()).filter(({ folder }) => !own.has(folder));
  const ownDocuments = new Set(parts.map(({ name }) => findPartDocument(name)));
  const documents = (await storage.listOwnDocuments()).filter(
    ({ key }) => !ownDocuments.has(findDocumentId(key)),
  );
  const ownPacks = new Set(parts.map(({ name }) => findPartPack(name)));
  const packs = (await storage.listOwnPacks()).filter(({ key }) => !ownPacks.has(findPackId(key)));
  const files = documents.length + packs.length;
  if (others.length + files > 0)
    throw new Error(
      `There are ${others.length} picture(s) and ${files} document(s) in the folder uploads of DATA_DIR that do not belong to this backup. Move them away, or set DATA_DIR to a new folder. Nothing was changed.`,
    );
}
