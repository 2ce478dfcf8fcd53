import type pg from 'pg';
import { isStorageKey } from '@/lib/server/storage/keys';
import type { DatabaseManifest, Part } from '../archive/manifest';
import { findPartPack } from './packs';
import { findPartDocument, findStoredKey } from './pictures';
import { listBackedUpNames, listSequenceNames, listTables } from './tables';

const tablePart = /^tables\/([^/]+)\/\d{5,}\.copy$/;

const makeAltered = (file: string, what: string, name: string) =>
  new Error(
    `${file} was changed: this release does not know the ${what} ${JSON.stringify(name.slice(0, 80))}.`,
  );

/** @throws Error for an unknown name. */
export function requireKnownNames(file: string, { tables }: DatabaseManifest, parts: Part[]): void {
  const known = listBackedUpNames();
  const names = tables.map(({ name }) => name);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw makeAltered(file, 'table', unknown);
  if (names.length === 0 || new Set(names).size < names.length)
    throw new Error(`${file} was changed: it describes no table, or one table twice.`);
  const isKnown = (name: string) => {
    const table = tablePart.exec(name)?.[1];
    if (table !== undefined) return names.includes(table);
    return (
      findPartDocument(name) !== null ||
      findPartPack(name) !== null ||
      isStorageKey(findStoredKey(name)?.key ?? '')
    );
  };
  const odd = parts.find(({ name }) => !isKnown(name));
  if (odd) throw makeAltered(file, 'part', odd.name);
}

/** @throws Error when the migrated database differs. */
export async function requireKnownShape(
  client: pg.Client,
  file: string,
  { tables, sequences }: DatabaseManifest,
): Promise<void> {
  const known = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables) {
    const here = known.get(name);
    if (!here) throw makeAltered(file, 'table', name);
    const unknown = columns.find((column) => !here.includes(column));
    if (unknown !== undefined) throw makeAltered(file, `column of ${name}`, unknown);
  }
  const counters = new Set(await listSequenceNames(client));
  const unknown = sequences.find(({ name }) => !counters.has(name));
  if (unknown) throw makeAltered(file, 'sequence', unknown.name);
}
