import 'server-only';
import { importLimits } from '@/lib/content/enquiries/enquiry-import';
import { deleteUnusedMatches, lockMatches } from '@/lib/domain/contacts/merge-groups';
import type { Admin } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { type Change, type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { dayMs } from '@/lib/shared/time/day-ms';
import type { Prisma } from '@/prisma/generated/client';
import type { ImportedTable, UndoneImport } from '../../dto';
import { importTimeoutMs } from './mutations';

const missing = 'There is no such import.';

const untouched = {
  version: 1,
  events: { none: {} },
  outbox: { none: {} },
  contactProofs: { none: {} },
  documentLinks: { none: {} },
} satisfies Prisma.EnquiryWhereInput;

export async function listImportedTables(_admin: Admin): Promise<ImportedTable[]> {
  const since = new Date(Date.now() - importLimits.listedDays * dayMs);
  const rows = await db.enquiryImport.findMany({
    where: { undoneAt: null, at: { gt: since }, enquiries: { some: {} } },
    orderBy: { id: 'desc' },
    take: 5,
  });
  return rows.map(({ id, at, actor, count }) => ({ _id: id, at: at.toISOString(), actor, count }));
}

/** Enquiries that somebody has worked on stay. @throws AppError not_found, also once undone. */
export async function undoImport(admin: Admin, givenId: unknown): Promise<Mutated<UndoneImport>> {
  const importId = requireKnownId(givenId, missing);
  const undo = async (tx: Tx): Promise<Change<UndoneImport>> => {
    await lockMatches(tx);
    await tx.$queryRaw`select id from enquiry_import where id = ${importId} for update`;
    const taken = await tx.enquiryImport.findFirst({ where: { id: importId, undoneAt: null } });
    if (!taken) throw new AppError('not_found', missing);
    // A change under way is finished first, and its enquiry stays.
    await tx.$queryRaw`select id from enquiry where import_id = ${importId} order by id for update`;
    const { count: removed } = await tx.enquiry.deleteMany({ where: { importId, ...untouched } });
    const left = await tx.enquiry.count({ where: { importId } });
    await tx.enquiryImport.update({ where: { id: importId }, data: { undoneAt: new Date() } });
    await deleteUnusedMatches(tx);
    return {
      data: { removed, left },
      tags: [],
      audit: { action: 'delete', entity: 'enquiry', entityId: 'import', label: `${removed} of a table` },
    };
  };
  return mutate(admin, undo, { timeoutMs: importTimeoutMs });
}
