import 'server-only';
import type { Route } from 'next';
import type { Role } from '@/lib/content/roles';
import type { Draft } from '@/prisma/generated/client';
import { db, type Tx } from '../db';
import { notDeleted } from './bin';
import { type Kind, picturesOf, type RecordRow, singularOf, type WireRecord } from './kind';
import { findSnapshot } from './snapshot';
import { findRecord, lockRow } from './verbs';

export type DraftSource<Name extends string = string> = {
  kind: Name;
  entity: string;
  singular: string;
  roleOf(recordId: string | null): Role;
  hrefOf(draft: Pick<Draft, 'id' | 'recordId'>): Route;
  /** Locks until the transaction ends. @throws AppError not_found. */
  lock(tx: Tx, id: string): Promise<{ version: number; pictureIds: string[] }>;
  find(id: string): Promise<WireRecord | null>;
  findVersion(id: string, version: number): Promise<WireRecord | null>;
  listNotDeleted(ids: string[]): Promise<string[]>;
  exists(id: string): Promise<boolean>;
};

export const recordSource = <Name extends string, Row extends RecordRow, Wire extends WireRecord>(
  kind: Kind<Name, boolean, Row, Wire>,
): DraftSource<Name> => ({
  kind: kind.kind,
  entity: kind.entity,
  singular: singularOf(kind),
  roleOf: () => 'editor',
  hrefOf: ({ id }) => `/admin/${kind.noun}?edit=${id}` as Route,
  async lock(tx, id) {
    const row = await lockRow(tx, kind, id);
    return { version: row.version, pictureIds: picturesOf(row).map((picture) => picture.id) };
  },
  find: (id) => findRecord(db, kind, id),
  findVersion: (id, version) => findSnapshot(kind, id, version),
  async listNotDeleted(ids) {
    const rows = ids.length > 0 ? await kind.findRows(db, { where: { id: { in: ids }, ...notDeleted } }) : [];
    return rows.map(({ id }) => id);
  },
  async exists(id) {
    const [row] = await kind.findRows(db, { where: { id } });
    return row !== undefined;
  },
});
