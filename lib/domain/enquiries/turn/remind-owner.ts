import 'server-only';
import { reminderMail } from '@/lib/content/enquiries/turn';
import type { MailHead } from '@/lib/domain/settings/dto';
import type { Tx } from '@/lib/server/db';
import { enqueueMail } from '@/lib/server/delivery/outbox/enqueue';
import { makeReminderMail, type Reminder } from './reminder-mail';
import { ringOwner } from './ring-owner';

/**
 * Tells one person of an enquiry, at each step of its clock once, through the outbox: by mail, and by the telephones that they let ring.
 * A further way of telling joins here, in the same transaction.
 */
export async function remindOwner(
  tx: Tx,
  reminder: Reminder & { userId: string | null },
  head: Pick<MailHead, 'identity'>,
): Promise<void> {
  const { step, enquiry, userId } = reminder;
  await enqueueMail(tx, makeReminderMail(reminder, head), {
    label: reminderMail.labels[step],
    // An enquiry that goes to another owner is new to that one, also where they had it before.
    idempotencyKey: `clock-${step}-${enquiry.id}${step === 'given' ? `-${userId}-${enquiry.version}` : ''}`,
    leadId: enquiry.id,
  });
  await ringOwner(tx, reminder, head);
}
