import 'server-only';
import { readAdvertisingMode, readMailHead } from '@/lib/domain/settings/queries';
import { db } from '@/lib/server/db';
import { enqueueMail } from '@/lib/server/delivery/outbox/enqueue';
import { listDueAlarms } from '@/lib/shared/projects/ends';
import { toDay } from '@/lib/shared/time/local-day';
import { makeEndMail } from './end-mail';
import { listEndings } from './ends';

/** Once per registration, 120, 90, 30 and 7 days before its end and after it, in one mail. A parallel process finds these rows and sends nothing. For housekeeping. */
export async function enqueueEndAlarms(today = toDay(Date.now())): Promise<void> {
  const mode = await readAdvertisingMode();
  if (mode === 'off') return;
  const head = await readMailHead();
  await db.$transaction(async (tx) => {
    const endings = await listEndings(today, tx);
    const due = endings.flatMap(({ _id: projectId, validUntil, daysLeft }) =>
      listDueAlarms(daysLeft).map((days) => ({ projectId, validUntil, daysLeft: days })),
    );
    if (due.length === 0) return;
    const begun = await tx.registrationAlarm.createManyAndReturn({ data: due, skipDuplicates: true });
    const told = endings.filter(({ _id }) => begun.some(({ projectId }) => projectId === _id));
    if (told.length === 0) return;
    const keys = begun.map(({ projectId, validUntil, daysLeft }) => `${projectId} ${validUntil} ${daysLeft}`);
    await enqueueMail(tx, makeEndMail(told, head, mode), {
      label: 'Registrations that end',
      idempotencyKey: `registration-ends-${keys.toSorted()[0]}`,
    });
  });
}
