import 'server-only';
import { importLimits } from '@/lib/content/enquiries/enquiry-import';
import { deleteUnusedMatches, lockMatches } from '@/lib/domain/contacts/merge-groups';
import type { Admin } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { type Change, type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/id';
import { dayMs } from '@/lib/shared/time/day-ms';
import type { Prisma } from '@/prisma/generated/client';
import type { ImportedTable, UndoneImport } from '../../dto';
import { importTimeoutMs } from './mutations';

const missing = 'There is no such import.';

/** Nobody has changed it, said anything of it, sent anything to it, or confirmed who it is. */
const untouched = {
  version: 1,
  events: { none: {} },
  outbox: { none: {} },
  contactProofs: { none: {} },
  documentLinks: { none: {} },
} satisfies Prisma.EnquiryWhereInput;

/** The tables that were lately taken, newest first. */
export async function listImportedTables(_admin: Admin): Promise<ImportedTable[]> {
  const since = new Date(Date.now() - importLimits.listedDays * dayMs);
  const rows = await db.enquiryImport.findMany({
    where: { undoneAt: null, at: { gt: since }, enquiries: { some: {} } },
    orderBy: { id: 'desc' },
    take: 5,
  });
  return rows.map(({ id, at, actor, count }) => ({ _id: id, at: at.toISOString(), actor, count }));
}

/**
 * Takes a table back: its enquiries go, but for those with which somebody has done something. The same table can be taken again.
 * @throws AppError not_found, also of one that was taken back.
 */
export async function undoImport(admin: Admin, givenId: unknown): Promise<Mutated<UndoneImport>> {
  const importId = requireKnownId(givenId, missing);
  const undo = async (tx: Tx): Promise<Change<UndoneImport>> => {
    await lockMatches(tx);
    await tx.$queryRaw`select id from enquiry_import where id = ${importId} for update`;
    const taken = await tx.enquiryImport.findFirst({ where: { id: importId, undoneAt: null } });
    if (!taken) throw new AppError('not_found', missing);
    // What is being changed just now is waited for, and then stays.
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
