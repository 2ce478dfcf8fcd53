import 'server-only';
import { findDirectorForAdmin } from '@/lib/domain/board/queries';
import { findProjectForAdmin } from '@/lib/domain/projects/queries';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import type { AuditEntry, Prisma } from '@/prisma/generated/client';
import type { FieldChange, HistoryEntry, HistoryPage, RecordVersion, VersionedKind } from './dto';
import { historyQuery } from './schema';

const newestFirst = [{ at: 'desc' as const }, { id: 'desc' as const }];
const maxVersions = 30;

/** Fields that every write changes by itself. */
const unsaid = new Set(['_id', 'version', 'createdAt', 'updatedAt']);

function toHistoryEntry({ id, at, snapshot: _, ...row }: AuditEntry): HistoryEntry {
  return { _id: id, at: at.toISOString(), ...row };
}

async function olderThan(before: string): Promise<Prisma.AuditEntryWhereInput> {
  const row = await db.auditEntry.findUnique({ where: { id: before }, select: { at: true } });
  if (!row) throw new AppError('invalid', 'before must be the _id of a line of the history.');
  return { OR: [{ at: { lt: row.at } }, { at: row.at, id: { lt: before } }] };
}

/** True for the _id of a line of the history. */
export async function isHistoryLine(_admin: Admin, id: string): Promise<boolean> {
  return (await db.auditEntry.count({ where: { id } })) > 0;
}

/** A page of the history, the newest line first. @throws AppError invalid. */
export async function listHistory(_admin: Admin, query: unknown = {}): Promise<HistoryPage> {
  const { before, limit, ...names } = parseInput(historyQuery, query);
  const rows = await db.auditEntry.findMany({
    where: { ...names, ...(before && (await olderThan(before))) },
    orderBy: newestFirst,
    take: limit + 1,
  });
  const entries = rows.slice(0, limit).map(toHistoryEntry);
  return { entries, next: rows.length > limit ? (entries.at(-1)?._id ?? null) : null };
}

/** What of a picture can be changed by a save: which one it is, and its text. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null || !('public_id' in value)) return value;
  const { _id, alt } = value as { _id?: unknown; alt?: unknown };
  return { _id, alt };
}

type Fields = Record<string, unknown>;

function compareRecords(before: Fields, after: Fields): FieldChange[] {
  return Object.keys(after)
    .filter((field) => !unsaid.has(field))
    .filter((field) => JSON.stringify(comparable(before[field])) !== JSON.stringify(comparable(after[field])))
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] }));
}

const finders = { project: findProjectForAdmin, director: findDirectorForAdmin };

/** The last versions of a record, newest first, each beside the one before and beside the record as it stands now. */
export async function listVersions(admin: Admin, kind: VersionedKind, id: string): Promise<RecordVersion[]> {
  const [present, rows] = await Promise.all([
    finders[kind](admin, id),
    db.auditEntry.findMany({
      where: { entity: kind, entityId: id, action: { in: ['create', 'update'] } },
      orderBy: newestFirst,
      take: maxVersions + 1,
    }),
  ]);
  // A snapshot is the record in its wire form; imports of former releases kept its version alone.
  const written = rows.filter(
    ({ snapshot }) => (snapshot as Fields | null)?.name !== undefined,
  ) as (AuditEntry & {
    snapshot: Fields;
  })[];
  return written.slice(0, maxVersions).map((row, index) => {
    const older = written[index + 1];
    return {
      _id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      version: Number(row.snapshot.version ?? 0),
      isNewest: index === 0,
      changes: older ? compareRecords(older.snapshot, row.snapshot) : [],
      present: present && {
        version: present.version,
        differences: compareRecords(present, row.snapshot),
      },
      record: row.snapshot,
    };
  });
}
