import 'server-only';
import { type Reminder, reminderHours } from '@/lib/content/visits';
import { hasMailAddress } from '@/lib/domain/notifications/mailed-to';
import { readMailHead } from '@/lib/domain/settings/queries';
import { db } from '@/lib/server/db';
import { isPreview } from '@/lib/server/host';
import { nextMidnight } from '@/lib/shared/time/office-clock';
import { notifyVisitor, readVisit } from './notify';

const hourMs = 3_600_000;
const mostAtOnce = 200;

const marks = { day: 'dayReminderAt', hour: 'hourReminderAt' } as const satisfies Record<Reminder, string>;

async function remind(reminder: Reminder, now: Date): Promise<void> {
  const ahead = reminderHours[reminder] * hourMs;
  // After midnight it would say "tomorrow" of today.
  const from = reminder === 'day' ? new Date(nextMidnight(now.getTime())) : now;
  const mark = marks[reminder];
  const due = await db.visit.findMany({
    where: {
      state: 'confirmed',
      startsAt: { gte: from, lte: new Date(now.getTime() + ahead) },
      [mark]: null,
      enquiry: hasMailAddress,
    },
    orderBy: { startsAt: 'asc' },
    take: mostAtOnce,
    select: { id: true, startsAt: true, confirmedAt: true },
  });
  if (due.length === 0) return;
  const head = await readMailHead();
  for (const { id, startsAt, confirmedAt } of due) {
    await db.$transaction(async (tx) => {
      const { count } = await tx.visit.updateMany({
        where: { id, startsAt, state: 'confirmed', [mark]: null },
        data: { [mark]: now },
      });
      // An agreement since then was mailed.
      const isTold = confirmedAt !== null && confirmedAt.getTime() > startsAt.getTime() - ahead;
      if (count > 0 && !isTold) await notifyVisitor(tx, reminder, await readVisit(tx, id), head);
    });
  }
}

/** Mark and mail are one transaction, so that each is sent once. */
export async function enqueueVisitReminders(now = new Date()): Promise<void> {
  if (isPreview()) return;
  for (const reminder of ['day', 'hour'] as const) await remind(reminder, now);
}

/** For housekeeping: nobody waits for it. */
export async function releaseLapsedReservations(now = new Date()): Promise<void> {
  await db.visitReservation.deleteMany({ where: { heldUntil: { lte: now } } });
}
