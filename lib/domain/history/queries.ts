import 'server-only';
import { isDraftName } from '@/lib/domain/drafts/kinds';
import { toVersionPath } from '@/lib/domain/drafts/preview';
import { findKind, type VersionedKind } from '@/lib/domain/records';
import { listParts } from '@/lib/domain/settings/schema';
import { findOverwritten, unaudited } from '@/lib/server/audit';
import { type Editor, hasRole } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { Kind } from '@/lib/server/records/kind';
import { toSnapshot } from '@/lib/server/records/snapshot';
import { findRecord } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { AuditEntry, Prisma } from '@/prisma/generated/client';
import type { FieldChange, HistoryEntry, HistoryPage, RecordVersion } from './dto';
import { contentEntities, labelOfField } from './lines';
import { historyQuery } from './schema';

const newestFirst = [{ at: 'desc' as const }, { id: 'desc' as const }];
const maxVersions = 30;

/** Security: editors see no lines about people, leads or setup. */
const ofContent: Prisma.AuditEntryWhereInput = {
  OR: [{ entity: { in: contentEntities } }, { entity: 'settings', entityId: { in: listParts('editor') } }],
};
const scopeOf = (editor: Editor) => (hasRole(editor, 'admin') ? {} : ofContent);

/** Security: editors do not see the network of a person. */
function toHistoryEntry(editor: Editor, { id, at, snapshot, address, ...row }: AuditEntry): HistoryEntry {
  return {
    _id: id,
    at: at.toISOString(),
    ...row,
    address: hasRole(editor, 'admin') ? address : '',
    overwritten: findOverwritten(snapshot),
  };
}

async function olderThan(editor: Editor, before: string): Promise<Prisma.AuditEntryWhereInput> {
  const row = await db.auditEntry.findFirst({
    where: { id: before, ...scopeOf(editor) },
    select: { at: true },
  });
  if (!row) throw new AppError('invalid', 'before must be the _id of a history entry.');
  return { OR: [{ at: { lt: row.at } }, { at: row.at, id: { lt: before } }] };
}

export async function isHistoryLine(editor: Editor, id: string): Promise<boolean> {
  return (await db.auditEntry.count({ where: { id, ...scopeOf(editor) } })) > 0;
}

/** Newest first; editors get content lines only. @throws AppError invalid. */
export async function listHistory(editor: Editor, query: unknown = {}): Promise<HistoryPage> {
  const { before, limit, ...names } = parseInput(historyQuery, query);
  const rows = await db.auditEntry.findMany({
    where: { AND: [names, scopeOf(editor), before ? await olderThan(editor, before) : {}] },
    orderBy: newestFirst,
    take: limit + 1,
  });
  const entries = rows.slice(0, limit).map((row) => toHistoryEntry(editor, row));
  return { entries, next: rows.length > limit ? (entries.at(-1)?._id ?? null) : null };
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null || !('public_id' in value)) return value;
  const { _id, alt, focal } = value as { _id?: unknown; alt?: unknown; focal?: unknown };
  return { _id, alt, focal };
}

type Fields = Record<string, unknown>;

function compareRecords(entity: string, before: Fields, after: Fields): FieldChange[] {
  return Object.keys(after)
    .filter((field) => !unaudited.has(field))
    .filter((field) => JSON.stringify(comparable(before[field])) !== JSON.stringify(comparable(after[field])))
    .map((field) => ({
      field,
      label: labelOfField(entity, field),
      from: before[field] ?? null,
      to: after[field],
    }));
}

export async function listVersions(
  _editor: Editor,
  name: VersionedKind,
  id: string,
): Promise<RecordVersion[]> {
  const kind: Kind | undefined = findKind(name);
  if (!kind) return [];
  const { entity } = kind;
  const [present, lines] = await Promise.all([
    findRecord(db, kind, id),
    db.auditEntry.findMany({
      where: { entity, entityId: id, action: { in: ['create', 'update'] } },
      orderBy: newestFirst,
      take: maxVersions + 1,
    }),
  ]);
  const versions = lines.flatMap((line) => {
    const record = toSnapshot(kind, line.snapshot);
    return record ? [{ line, record }] : [];
  });
  return versions.slice(0, maxVersions).map(({ line, record }, index) => {
    const older = versions[index + 1];
    return {
      _id: line.id,
      at: line.at.toISOString(),
      actor: line.actor,
      version: record.version,
      isNewest: index === 0,
      changes: older ? compareRecords(entity, older.record, record) : [],
      present: present && {
        version: present.version,
        differences: compareRecords(entity, present, record),
      },
      previewPath: present && isDraftName(name) ? toVersionPath({ kind: name, id: line.id }) : null,
      record,
    };
  });
}
