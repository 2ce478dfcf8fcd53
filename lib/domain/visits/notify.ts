import 'server-only';
import { isProjectHeld } from '@/lib/domain/advertising/gate';
import { claimMails } from '@/lib/domain/enquiries/acknowledgements';
import { isHeld } from '@/lib/domain/enquiries/field/review';
import type { MailHead } from '@/lib/domain/settings/dto';
import type { Tx } from '@/lib/server/db';
import { enqueueMail } from '@/lib/server/delivery/outbox/enqueue';
import { mailAddressOf } from '@/lib/shared/enquiries/stored-contact-points';
import { makeVisitMail, makeVisitTeamMail, type VisitNews } from './mails';
import { type VisitRow, visitInclude } from './row';

const labels: Record<VisitNews, string> = {
  requested: 'Visit requested',
  confirmed: 'Visit confirmed',
  changed: 'Visit changed',
  cancelled: 'Visit cancelled',
  day: 'Reminder of a visit, a day before',
  hour: 'Reminder of a visit, two hours before',
};

const reminderKey = (visitId: string) => `visit-reminder-${visitId}-`;

export async function notifyVisitor(tx: Tx, news: VisitNews, visit: VisitRow, head: MailHead): Promise<void> {
  const { id, enquiry, startsAt, version, projectId } = visit;
  if (mailAddressOf(enquiry) === '' || isHeld(enquiry)) return;
  const isReminder = news === 'day' || news === 'hour';
  await enqueueMail(tx, makeVisitMail(news, { visit, head, isHeld: await isProjectHeld(tx, projectId) }), {
    label: labels[news],
    idempotencyKey: isReminder
      ? `${reminderKey(id)}${news}-${startsAt.toISOString()}`
      : `visit-${news}-${id}-${version}`,
    leadId: enquiry.id,
  });
}

/** Anybody can type an address, so its limit of a day applies. The caller has locked it. */
export async function acknowledgeToVisitor(tx: Tx, news: VisitNews, visit: VisitRow, head: MailHead) {
  const { id } = visit.enquiry;
  const sent = { id, email: mailAddressOf(visit.enquiry), visitId: visit.id };
  if (!isHeld(visit.enquiry) && (await claimMails(tx, [sent])).has(id))
    await notifyVisitor(tx, news, visit, head);
}

export async function notifyTeam(
  tx: Tx,
  news: 'requested' | 'changed' | 'cancelled',
  visit: VisitRow,
  head: MailHead,
): Promise<void> {
  if (isHeld(visit.enquiry)) return;
  await enqueueMail(tx, makeVisitTeamMail(news, { visit, head }), {
    label: `${labels[news]}, to the team`,
    idempotencyKey: `visit-team-${news}-${visit.id}-${visit.version}`,
    leadId: visit.enquiry.id,
  });
}

export const dropReminders = async (tx: Tx, visitId: string): Promise<void> => {
  await tx.outboxItem.deleteMany({
    where: { state: 'pending', idempotencyKey: { startsWith: reminderKey(visitId) } },
  });
};

/** Lock order: enquiry, visit. */
export async function lockVisit(tx: Tx, id: string): Promise<VisitRow | null> {
  await tx.$queryRaw`select id from enquiry where id = (select enquiry_id from visit where id = ${id}) for update`;
  await tx.$queryRaw`select id from visit where id = ${id} for update`;
  return tx.visit.findUnique({ where: { id }, include: visitInclude });
}

export const readVisit = (tx: Tx, id: string): Promise<VisitRow> =>
  tx.visit.findUniqueOrThrow({ where: { id }, include: visitInclude });
