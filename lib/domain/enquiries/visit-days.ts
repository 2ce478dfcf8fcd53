import 'server-only';
import type { Tx } from '@/lib/server/db';

type VisitDays = { siteVisitOn?: string; visitOn?: string };

/** A visit is called off: its day goes from the enquiry, where it is the one that stands there. */
export async function clearSiteVisit(tx: Tx, id: string, day: string): Promise<void> {
  await tx.enquiry.updateMany({
    where: { id, siteVisitOn: day },
    data: { siteVisitOn: '', version: { increment: 1 } },
  });
}

/** The day of a visit stands in its enquiry. */
export async function setVisitDays(tx: Tx, id: string, days: VisitDays): Promise<void> {
  await tx.enquiry.update({ where: { id }, data: { ...days, version: { increment: 1 } } });
}

/** That they came was said by mistake: no figure counts it. */
export async function clearVisitStage(tx: Tx, enquiryId: string): Promise<void> {
  const move = await tx.enquiryEvent.findFirst({
    where: { enquiryId, state: 'siteVisit' },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  if (move) await tx.enquiryEvent.update({ where: { id: move.id }, data: { state: null } });
}
