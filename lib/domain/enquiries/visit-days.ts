import 'server-only';
import type { Tx } from '@/lib/server/db';
import { changeVisitDay, changeWhere } from './change';

/** Removes the day of a cancelled visit from its enquiry, unless the enquiry has another day by now. */
export async function clearSiteVisit(tx: Tx, id: string, day: string): Promise<void> {
  await changeWhere(tx, { id, siteVisitOn: day }, { siteVisitOn: '', version: { increment: 1 } });
}

/** Copies the day of an agreed visit to its enquiry. */
export async function setSiteVisit(tx: Tx, id: string, siteVisitOn: string): Promise<void> {
  await changeWhere(tx, { id }, { siteVisitOn, version: { increment: 1 } });
}

/** Copies the day of a requested visit to its enquiry. */
export const setVisitDay = (tx: Tx, id: string, visitOn: string): Promise<void> =>
  changeVisitDay(tx, id, visitOn);

/** Takes back the move to "site visit", so that no report counts it. */
export async function clearVisitStage(tx: Tx, enquiryId: string): Promise<void> {
  const move = await tx.enquiryEvent.findFirst({
    where: { enquiryId, state: 'siteVisit' },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  if (move) await tx.enquiryEvent.update({ where: { id: move.id }, data: { state: null } });
}
