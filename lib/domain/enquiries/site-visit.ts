import 'server-only';
import type { Tx } from '@/lib/server/db';
import type { EnquiryState } from '@/prisma/generated/enums';
import { notifyOfStateChange } from './mails/notify';
import { cardInclude } from './row';

type Visited = { siteVisitOn?: string; visitOn?: string; state?: EnquiryState };

/** A visit is called off: its day goes from the enquiry, where it is the one that stands there. */
export async function dropSiteVisit(tx: Tx, id: string, day: string): Promise<void> {
  await tx.enquiry.updateMany({
    where: { id, siteVisitOn: day },
    data: { siteVisitOn: '', version: { increment: 1 } },
  });
}

/** What a visit changes of its enquiry. */
export async function followVisit(tx: Tx, id: string, data: Visited): Promise<void> {
  const row = await tx.enquiry.update({
    where: { id },
    data: { ...data, version: { increment: 1 } },
    include: cardInclude,
  });
  if (data.state) await notifyOfStateChange(tx, row, row.version);
}
