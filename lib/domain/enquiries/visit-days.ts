import 'server-only';
import type { Tx } from '@/lib/server/db';
import { changeEach } from './change';

/** The enquiry may have another day by now. */
export async function clearSiteVisit(tx: Tx, id: string, day: string): Promise<void> {
  const where = { id, outcome: { path: ['siteVisitOn'], equals: day } };
  if (await tx.enquiry.findFirst({ where, select: { id: true } }))
    await changeEach(tx, [{ id, outcome: { siteVisitOn: null }, versions: 1 }]);
}

export const setSiteVisit = (tx: Tx, id: string, siteVisitOn: string): Promise<void> =>
  changeEach(tx, [{ id, outcome: { siteVisitOn }, versions: 1 }]);

export const setVisitDay = (tx: Tx, id: string, visitOn: string): Promise<void> =>
  changeEach(tx, [{ id, details: { visitOn }, versions: 1 }]);

/** Reports count events that have a state. */
export async function clearVisitStage(tx: Tx, enquiryId: string): Promise<void> {
  const move = await tx.enquiryEvent.findFirst({
    where: { enquiryId, state: 'siteVisit' },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  if (move) await tx.enquiryEvent.update({ where: { id: move.id }, data: { state: null } });
}
