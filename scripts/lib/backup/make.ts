import type { KeptPack } from '@/lib/server/files/keep-pack';
import type { Storage } from '@/lib/server/storage/contract';
import type { DatabaseManifest, Manifest } from '../archive/manifest';
import { type Put, writeArchive } from '../archive/write';
import { withClient } from '../database/migrate';
import { putPacks } from './packs';
import { putDocuments, putPictures, type StoredDocument, type StoredPicture } from './pictures';
import { copyOut, listTables, quote, readSequences } from './tables';

type Snapshot = {
  database: DatabaseManifest;
  pictures: StoredPicture[];
  documents: StoredDocument[];
  packs: KeptPack[];
};

/** Writers continue; only a migration waits. */
function putRows(directUrl: string, put: Put): Promise<Snapshot> {
  return withClient(directUrl, async (client) => {
    const names = (await listTables(client)).map(({ name }) => quote(name));
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    // Before the first query, which takes the snapshot, so that no table changes its shape.
    await client.query(`lock table ${names.join(', ')} in access share mode`);
    const tables: DatabaseManifest['tables'] = [];
    for (const table of await listTables(client))
      tables.push({ ...table, rows: await copyOut(client, table, put) });
    const migrations = await client.query<DatabaseManifest['migrations'][number]>(
      `select migration_name as name, checksum from _prisma_migrations
       where finished_at is not null and rolled_back_at is null order by migration_name`,
    );
    const pictures = await client.query<{ row: PictureColumns }>(
      `select to_jsonb(picture) as row from picture where public_id is not null order by id`,
    );
    const documents = names.includes(quote('file'))
      ? await client.query<StoredDocument>(
          `select public_id as "publicId", url, seal_key as "sealKey", is_public as "isPublic" from file order by id`,
        )
      : { rows: [] };
    const packs = names.includes(quote('quarterly_filing'))
      ? await client.query<KeptPack>(
          `select public_id as "publicId", url, seal_key as "sealKey" from quarterly_filing
           where public_id is not null order by id`,
        )
      : { rows: [] };
    const sequences = await readSequences(client);
    await client.query('commit');
    return {
      database: { migrations: migrations.rows, tables, sequences },
      pictures: pictures.rows.map(toStored),
      documents: documents.rows,
      packs: packs.rows,
    };
  });
}

/** An unmigrated database lacks later columns. */
type PictureColumns = {
  public_id: string;
  url: string;
  width: number | null;
  widths: number[];
  has_avif?: boolean;
  crop_x?: number | null;
  crop_y?: number | null;
  crop_widths?: number[];
};

const toStored = ({ row }: { row: PictureColumns }): StoredPicture => ({
  publicId: row.public_id,
  url: row.url,
  width: row.width,
  widths: row.widths,
  hasAvif: row.has_avif ?? false,
  cropX: row.crop_x ?? null,
  cropY: row.crop_y ?? null,
  cropWidths: row.crop_widths ?? [],
});

type Source = { directUrl: string; siteUrl: string; storage: Storage };

export function makeBackup(file: string, { directUrl, siteUrl, storage }: Source): Promise<Manifest> {
  const madeAt = new Date().toISOString();
  return writeArchive(file, async (put) => {
    const { database, pictures, documents, packs } = await putRows(directUrl, put);
    const missing = [
      ...(await putPictures(storage, pictures, put)),
      ...(await putDocuments(storage, documents, put)),
      ...(await putPacks(storage, packs, put)),
    ];
    return { kind: 'backup', madeAt, siteUrl, missing, database };
  });
}
