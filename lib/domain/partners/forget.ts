import 'server-only';
import { removePartnerFromPending } from '@/lib/domain/notifications/notify';
import type { MailHead } from '@/lib/domain/settings/dto';
import type { Tx } from '@/lib/server/db';

/** Before the requests of partners go: what waits in the outbox names them no more. Whoever names a buyer at that moment is waited for. */
export async function forgetPartners(tx: Tx, enquiryIds: readonly string[], head: MailHead): Promise<void> {
  const ids = [...enquiryIds];
  // The enquiry before the partner, as a change of a partner locks them: the other way round the two would wait for each other.
  await tx.$queryRaw`select id from enquiry where id = any(${ids}) order by id for update`;
  await tx.$queryRaw`select enquiry_id from partner where enquiry_id = any(${ids}) for update`;
  const named = await tx.enquiry.findMany({
    where: { namedBy: { partnerId: { in: ids } }, outbox: { some: { state: { not: 'sent' } } } },
    include: { project: { select: { name: true } } },
  });
  for (const enquiry of named) await removePartnerFromPending(tx, enquiry, head);
}
