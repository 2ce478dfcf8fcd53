import 'server-only';
import { limits } from '@/lib/content/limits';
import { kinds } from '@/lib/domain/records';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { toPicture } from '@/lib/server/pictures/map';
import { notDeleted } from '@/lib/server/records/bin';
import { type Kind, picturesOf, singularOf, tableOf } from '@/lib/server/records/kind';
import { dayMs } from '@/lib/shared/time/day-ms';
import type { BinEntry, BinKind, BinKindText } from './dto';

/** A record whose parent is deleted too comes back with that parent. */
const inBin = ({ parent }: Kind) => ({
  deletedAt: { not: null },
  ...(parent !== null && { parent: notDeleted }),
});

function countDaysLeft(deletedAt: Date): number {
  const endsAt = deletedAt.getTime() + limits.binDays * dayMs;
  return Math.max(0, Math.ceil((endsAt - Date.now()) / dayMs));
}

/** Of several deletes the last counts. */
async function listPeople(entity: string, ids: string[]): Promise<Map<string, string>> {
  const lines = await db.auditEntry.findMany({
    where: { action: 'delete', entity, entityId: { in: ids } },
    orderBy: { at: 'asc' },
    select: { entityId: true, actor: true },
  });
  return new Map(lines.map(({ entityId, actor }) => [entityId, actor]));
}

async function listDeleted(kind: Kind<BinKind>): Promise<BinEntry[]> {
  const rows = await kind.findRows(db, { where: inBin(kind), orderBy: { deletedAt: 'desc' } });
  const people = await listPeople(
    kind.entity,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const deletedAt = row.deletedAt ?? new Date(0);
    const [picture = null] = picturesOf(row);
    return {
      kind: kind.kind,
      _id: row.id,
      label: kind.nameOf(row) || picture?.fileName || singularOf(kind),
      picture: picture && toPicture(picture),
      deletedAt: deletedAt.toISOString(),
      deletedBy: people.get(row.id) ?? null,
      daysLeft: countDaysLeft(deletedAt),
    };
  });
}

export async function listBin(_editor: Editor): Promise<BinEntry[]> {
  const entries = await Promise.all(kinds.map((kind) => listDeleted(kind)));
  return entries.flat().sort((one, other) => other.deletedAt.localeCompare(one.deletedAt));
}

export async function countBin(_editor: Editor): Promise<number> {
  const counts = await Promise.all(kinds.map((kind) => tableOf(db, kind).count({ where: inBin(kind) })));
  return counts.reduce((sum, count) => sum + count, 0);
}

export const binKinds = Object.fromEntries(
  kinds.map((kind) => [kind.kind, { name: singularOf(kind), placeholder: kind.placeholder }]),
) as Record<BinKind, BinKindText>;
