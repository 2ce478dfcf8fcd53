import 'server-only';
import { readMailHead } from '@/lib/domain/settings/queries';
import { db } from '@/lib/server/db';
import { enqueueMail } from '@/lib/server/delivery/outbox/enqueue';
import { filingAlarmDays } from '@/lib/shared/filing/quarters';
import { toDay } from '@/lib/shared/time/local-day';
import { makeFilingMail } from './mail';
import { listOwedFilings } from './owed';

const furthest = Math.max(...filingAlarmDays);

/** Once per quarter, 10, 5 and 1 days before it is due, in one mail. A parallel process finds these rows and sends nothing. For housekeeping. */
export async function enqueueFilingAlarms(today = toDay(Date.now())): Promise<void> {
  const head = await readMailHead();
  await db.$transaction(async (tx) => {
    const near = (await listOwedFilings(today, tx)).filter(
      ({ daysLeft }) => daysLeft >= 0 && daysLeft <= furthest,
    );
    const due = near.flatMap(({ projectId, number, quarter, daysLeft }) =>
      filingAlarmDays
        .filter((days) => daysLeft <= days)
        .map((days) => ({ projectId, registrationNumber: number, quarter, daysLeft: days })),
    );
    if (due.length === 0) return;
    const begun = await tx.filingAlarm.createManyAndReturn({ data: due, skipDuplicates: true });
    const told = near.filter(({ projectId, number, quarter }) =>
      begun.some(
        (alarm) =>
          alarm.projectId === projectId && alarm.registrationNumber === number && alarm.quarter === quarter,
      ),
    );
    if (told.length === 0) return;
    const keys = begun.map((alarm) =>
      [alarm.projectId, alarm.registrationNumber, alarm.quarter, alarm.daysLeft].join(' '),
    );
    await enqueueMail(tx, makeFilingMail(told, head), {
      label: 'Quarterly filings that are due',
      idempotencyKey: `filing-due-${keys.toSorted()[0]}`,
    });
  });
}
