import 'server-only';
import type { SentRow } from '@/lib/domain/enquiries/field/definition';
import { makeTeamMail, teamKeyOf } from '@/lib/domain/enquiries/mails';
import { findProjectFacts } from '@/lib/domain/projects/project-facts';
import type { MailHead } from '@/lib/domain/settings/dto';
import { renderRequestForTeam } from '@/lib/domain/visits/mails';
import { findRequestedVisit } from '@/lib/domain/visits/row';
import type { Tx } from '@/lib/server/db';

async function removePartnerFromPending(tx: Tx, enquiry: SentRow, head: MailHead): Promise<void> {
  const facts = await findProjectFacts(tx, enquiry.projectId);
  const visit = await findRequestedVisit(tx, enquiry.id);
  await tx.outboxItem.updateMany({
    where: { idempotencyKey: teamKeyOf(enquiry), state: { not: 'sent' } },
    data: {
      payload: makeTeamMail({ ...enquiry, namedBy: null }, head, facts, visit && renderRequestForTeam(visit)),
    },
  });
  await tx.$executeRaw`
    update outbox set payload = jsonb_set(payload, '{data,partner}', 'null')
    where lead_id = ${enquiry.id} and kind = 'webhook' and state <> 'sent'`;
}

/** A referral under way is finished first. */
export async function forgetPartners(tx: Tx, enquiryIds: readonly string[], head: MailHead): Promise<void> {
  const ids = [...enquiryIds];
  // Lock order: enquiry, partner.
  await tx.$queryRaw`select id from enquiry where id = any(${ids}) order by id for update`;
  await tx.$queryRaw`select enquiry_id from partner where enquiry_id = any(${ids}) for update`;
  const named = await tx.enquiry.findMany({
    where: { namedBy: { partnerId: { in: ids } }, outbox: { some: { state: { not: 'sent' } } } },
    include: { project: { select: { name: true } }, consents: true },
  });
  for (const enquiry of named) await removePartnerFromPending(tx, enquiry, head);
}
