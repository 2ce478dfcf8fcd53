import 'server-only';
import type { Tx } from '@/lib/server/db';
import { changeWhere } from './change';

type VisitDays = { siteVisitOn?: string; visitOn?: string };

/** Removes the day of a cancelled visit from its enquiry, unless the enquiry has another day by now. */
export async function clearSiteVisit(tx: Tx, id: string, day: string): Promise<void> {
  await changeWhere(tx, { id, siteVisitOn: day }, { siteVisitOn: '', version: { increment: 1 } });
}

/** Copies the day of a visit to its enquiry. */
export async function setVisitDays(tx: Tx, id: string, days: VisitDays): Promise<void> {
  await changeWhere(tx, { id }, { ...days, version: { increment: 1 } });
}

/** Takes back the move to "site visit", so that no report counts it. */
export async function clearVisitStage(tx: Tx, enquiryId: string): Promise<void> {
  const move = await tx.enquiryEvent.findFirst({
    where: { enquiryId, state: 'siteVisit' },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  if (move) await tx.enquiryEvent.update({ where: { id: move.id }, data: { state: null } });
}
