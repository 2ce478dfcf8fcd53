import 'server-only';
import { reminderMail } from '@/lib/content/enquiries/assignment';
import type { MailHead } from '@/lib/domain/settings/dto';
import { mapYielding } from '@/lib/server/database/map-yielding';
import type { Tx } from '@/lib/server/db';
import { enqueueMails } from '@/lib/server/delivery/outbox/enqueue';
import { makeOwnerMail, type OwnerMail } from './owner-mail';
import { pushToOwners } from './push-owner';

type OwnerNotice = OwnerMail & { userId: string | null };

/** Once at each SLA step, by mail and by push. */
export async function notifyOwners(
  tx: Tx,
  reminders: readonly OwnerNotice[],
  head: Pick<MailHead, 'identity'>,
): Promise<void> {
  const mails = await mapYielding(reminders, (reminder) => {
    const { step, enquiry, userId } = reminder;
    return {
      mail: makeOwnerMail(reminder, head),
      label: reminderMail.labels[step],
      // An enquiry that comes back to a former owner is new to them.
      idempotencyKey: `sla-${step}-${enquiry.id}${step === 'given' ? `-${userId}-${enquiry.version}` : ''}`,
      leadId: enquiry.id,
    };
  });
  await pushToOwners(tx, reminders, head);
  await enqueueMails(tx, mails);
}
