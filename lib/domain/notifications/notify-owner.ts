import 'server-only';
import { reminderMail } from '@/lib/content/enquiries/assignment';
import type { MailHead } from '@/lib/domain/settings/dto';
import type { Tx } from '@/lib/server/db';
import { enqueueMails } from '@/lib/server/delivery/outbox/enqueue';
import { mapInTurns } from '@/lib/server/map-in-turns';
import { makeOwnerMail, type OwnerMail } from './owner-mail';
import { pushToOwners } from './push-owner';

type OwnerNotice = OwnerMail & { userId: string | null };

/**
 * Notifies people of enquiries through the outbox, once at each SLA step: by mail, and by push to the devices that they subscribed. A
 * further way of telling joins here, in the same transaction.
 */
export async function notifyOwners(
  tx: Tx,
  reminders: readonly OwnerNotice[],
  head: Pick<MailHead, 'identity'>,
): Promise<void> {
  const mails = await mapInTurns(reminders, (reminder) => {
    const { step, enquiry, userId } = reminder;
    return {
      mail: makeOwnerMail(reminder, head),
      label: reminderMail.labels[step],
      // An enquiry that goes to another owner is new to that one, also where they had it before.
      idempotencyKey: `clock-${step}-${enquiry.id}${step === 'given' ? `-${userId}-${enquiry.version}` : ''}`,
      leadId: enquiry.id,
    };
  });
  await enqueueMails(tx, mails);
  await pushToOwners(tx, reminders, head);
}

export const notifyOwner = (tx: Tx, reminder: OwnerNotice, head: Pick<MailHead, 'identity'>): Promise<void> =>
  notifyOwners(tx, [reminder], head);
