import 'server-only';
import { after } from 'next/server';
import { reasonOf } from '@/lib/server/delivery/delivery-error';
import { isOwnHost } from '@/lib/server/delivery/email/setup';
import { driveOutboxAfter } from '@/lib/server/delivery/outbox/drive';
import { type OutboxRun, runOutbox } from '@/lib/server/delivery/outbox/run';
import { isPreview, isServerless } from '@/lib/server/host';
import { log } from '@/lib/server/log';
import type { ScheduleRun } from './due';
import type { HousekeepingRun } from './housekeeping';

type Asked = Pick<Request, 'headers'>;

// A function of a serverless host may take 60 s; the outbox ends by itself after 45 s.
const budgetMs = 40_000;
const outboxEveryMs = 15_000;
const housekeepingEveryMs = 10 * 60_000;

async function workSources(): Promise<void> {
  const { drivePayloads } = await import('@/lib/domain/sources/process');
  // What is due already is sent whatever comes of it.
  await drivePayloads().catch((error) => log.error({ reason: reasonOf(error) }, 'sources were not worked'));
}

async function workAndRemind(): Promise<void> {
  await workSources();
  await remind();
}

const logUnasked = (error: unknown) => log.error({ reason: reasonOf(error) }, 'sources were not asked');

async function remind(): Promise<void> {
  const { escalateDue } = await import('@/lib/domain/sla/escalate');
  await escalateDue().catch((error) => log.error({ reason: reasonOf(error) }, 'nobody was reminded'));
}

/** Works what sources have sent, tells of what nobody has answered, and sends what is due. A preview, or a copy under another name, does nothing. */
export async function sendOutbox(host: string | null): Promise<OutboxRun> {
  if (!isOwnHost(host)) return { sent: 0, failed: 0, dead: 0 };
  await workAndRemind();
  return runOutbox();
}

// With the bodies and the outbox, which come after it, less than a function of a serverless host may take.
const askingMs = 15_000;

/** Asks the sources that are due for their leads, works what they tell, and sends what is to be sent of it. As the outbox. */
export async function askSources(host: string | null): Promise<void> {
  if (!isOwnHost(host)) return;
  const { pollDueSources } = await import('@/lib/domain/sources/poll');
  const stored = await pollDueSources({ budgetMs: askingMs });
  if (stored > 0) await sendOutbox(host);
}

/** Clears away what is over. A preview leaves that to the real site, whose database it may share. */
export async function runBoundedHousekeeping(): Promise<HousekeepingRun> {
  if (isPreview()) return { done: [], failed: [] };
  // Loaded when it is due: the screens do not wait for it.
  const { runHousekeeping } = await import('./housekeeping');
  return runHousekeeping({ budgetMs });
}

async function publishDue(): Promise<ScheduleRun> {
  const { runSchedule } = await import('./due');
  return runSchedule();
}

async function remindOfVisits(): Promise<void> {
  const { enqueueVisitReminders } = await import('@/lib/domain/visits/reminders');
  await enqueueVisitReminders().catch(() => {});
}

/** Before the outbox: a scheduler that calls but once a day sends with this call what it tells of. Housekeeping says what failed. */
async function enqueueAlarms(): Promise<void> {
  if (isPreview()) return;
  const [{ enqueueEndAlarms }, { enqueueFilingAlarms }, { enqueueSilenceMails }] = await Promise.all([
    import('./projects/end-alarms'),
    import('./filing/alarms'),
    import('./sources/silence'),
  ]);
  await enqueueEndAlarms().catch(() => {});
  await enqueueFilingAlarms().catch(() => {});
  await enqueueSilenceMails().catch(() => {});
  await remindOfVisits();
}

/** The same for the host's scheduler, which may call for this alone. */
export async function sendOutboxOnCall({ headers }: Asked): Promise<OutboxRun> {
  const { recordSchedulerCall } = await import('@/lib/domain/sla/scheduler-delay');
  await recordSchedulerCall();
  return sendOutbox(headers.get('host'));
}

/** All that is due, for the host's scheduler. Any number of processes may run it at once. */
export async function runJobs({
  headers,
}: Asked): Promise<{ outbox: OutboxRun; schedule: ScheduleRun; housekeeping: HousekeepingRun }> {
  await enqueueAlarms();
  const [outbox, schedule, housekeeping] = await Promise.all([
    sendOutboxOnCall({ headers }),
    publishDue(),
    runBoundedHousekeeping(),
    askSources(headers.get('host')).catch(logUnasked),
  ]);
  return { outbox, schedule, housekeeping };
}

let outboxAt = 0;
let housekeepingAt = 0;

/**
 * After the response to a visit of the back office: does what is due, where the host's scheduler may call but once a day.
 * A server of one's own has its timers: `startSchedules`.
 */
export function driveJobsAfter(request: Asked): void {
  if (!isServerless()) return;
  const now = Date.now();
  if (now - outboxAt >= outboxEveryMs) {
    outboxAt = now;
    driveOutboxAfter(request, isPreview() ? undefined : workAndRemind);
    after(async () => void (await publishDue()));
    after(remindOfVisits);
    after(() => askSources(request.headers.get('host')).catch(logUnasked));
  }
  if (now - housekeepingAt >= housekeepingEveryMs) {
    housekeepingAt = now;
    after(async () => void (await runBoundedHousekeeping()));
  }
}
