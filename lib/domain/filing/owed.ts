import 'server-only';
import type { Registration } from '@/lib/domain/registrations/fields';
import type { Editor } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import type { OwedFiling } from '@/lib/shared/filing/owed';
import { dueOn, listOwed, listQuarters } from '@/lib/shared/filing/quarters';
import { daysBetween, toDay } from '@/lib/shared/time/local-day';
import { findCompletion, finishOf } from './finish';

/** Earliest due date first. */
export async function listOwedFilings(today: string, tx: Tx = db): Promise<OwedFiling[]> {
  const projects = await tx.project.findMany({
    where: { ...notDeleted, registrations: { some: {} } },
    select: {
      id: true,
      name: true,
      registrations: { orderBy: { sortOrder: 'asc' } },
      papers: { select: { kind: true, state: true, datedOn: true } },
      filings: { select: { registrationNumber: true, quarter: true } },
    },
  });
  const owed = projects.flatMap(({ id: projectId, name, registrations, papers, filings }) =>
    registrations.flatMap((row) => {
      const registration = { ...row, extensions: row.extensions as Registration['extensions'] };
      const finish = finishOf(registration, findCompletion(papers), registrations, today);
      const filed = filings.filter(({ registrationNumber }) => registrationNumber === row.number);
      const quarters = listQuarters(row.registeredOn, finish, today);
      return listOwed(
        quarters,
        filed.map(({ quarter }) => quarter),
        today,
      ).map((quarter) => ({
        ...{ projectId, name, number: row.number, quarter, dueOn: dueOn(quarter) },
        daysLeft: daysBetween(today, dueOn(quarter)),
      }));
    }),
  );
  return owed.toSorted((one, other) => one.daysLeft - other.daysLeft || one.name.localeCompare(other.name));
}

export const listOwedForAdmin = (_editor: Editor, today = toDay(Date.now())): Promise<OwedFiling[]> =>
  listOwedFilings(today);
