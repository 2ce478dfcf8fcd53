import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Put } from '../archive/write';
import { readMigrations } from '../database/migrate';

const partBytes = 4 * 1024 * 1024;

const ownTables = new Set(['_prisma_migrations', 'installation', 'rate_limit', 'cache_tag']);

export type Table = { name: string; columns: string[] };

export const quote = (name: string): string => pg.escapeIdentifier(name);

const namesTable = /^(?:CREATE TABLE "(\w+)"|ALTER TABLE "\w+" RENAME TO "(\w+)")/gim;

/** With the former names, which older backups hold. */
export function listMadeTables(): Set<string> {
  const sql = readMigrations().map((migration) => migration.sql);
  return new Set(
    sql.flatMap((text) => [...text.matchAll(namesTable)].map(([, made, renamed = '']) => made ?? renamed)),
  );
}

export const listBackedUpNames = (): Set<string> =>
  new Set([...listMadeTables()].filter((name) => !ownTables.has(name)));

export async function listAllTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name as string);
}

type Referring = Table & { refersTo: string[] };

/** Referenced tables come first. */
function inOrder(tables: Referring[]): Table[] {
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: Table[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter(({ refersTo }) => !refersTo.some((name) => left.has(name)));
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...left.keys()].join(', ')}.`);
    for (const { name, columns } of free) {
      ordered.push({ name, columns });
      left.delete(name);
    }
  }
  return ordered;
}

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Referring>(`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname`);
  const names = listBackedUpNames();
  return inOrder(rows.filter(({ name }) => names.has(name)));
}

const columnList = ({ columns }: Table) => columns.map(quote).join(', ');

export async function copyOut(client: pg.Client, table: Table, put: Put): Promise<number> {
  const stream = client.query(copyTo(`copy ${quote(table.name)} (${columnList(table)}) to stdout`));
  let chunks: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    await put(`tables/${table.name}/${String(number).padStart(5, '0')}.copy`, Buffer.concat(chunks));
    chunks = [];
    bytes = 0;
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= partBytes) await flush();
  }
  if (bytes > 0) await flush();
  return stream.rowCount;
}

export function copyIn(client: pg.Client, table: Table) {
  const stream = client.query(copyFrom(`copy ${quote(table.name)} (${columnList(table)}) from stdin`));
  const ended = finished(stream);
  // The caller handles the rejection.
  ended.catch(() => {});
  return {
    async write(bytes: Buffer): Promise<void> {
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), ended]);
    },
    async end(): Promise<number> {
      stream.end();
      await ended;
      return stream.rowCount;
    },
  };
}

export type Sequence = { name: string; value: string };

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

export async function listSequenceNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename::text as name from pg_sequences where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name);
}

export async function setSequences(client: pg.Client, sequences: Sequence[]): Promise<void> {
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2)', [quote(name), value]);
}
