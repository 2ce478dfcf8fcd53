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

// A serverless function may run 60 s; the outbox stops after 45 s.
const budgetMs = 40_000;
const outboxEveryMs = 15_000;
const housekeepingEveryMs = 10 * 60_000;

async function workSources(): Promise<void> {
  const { drivePayloads } = await import('@/lib/domain/sources/process');
  // The outbox is sent even after an error here.
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

/** A preview deployment, or another host name, does nothing. */
export async function sendOutbox(host: string | null): Promise<OutboxRun> {
  if (!isOwnHost(host)) return { sent: 0, failed: 0, dead: 0 };
  await workAndRemind();
  return runOutbox();
}

// Together with bodies and outbox below the time limit of a serverless function.
const askingMs = 15_000;

/** A preview deployment, or another host name, does nothing. */
export async function askSources(host: string | null): Promise<void> {
  if (!isOwnHost(host)) return;
  const { pollDueSources } = await import('@/lib/domain/sources/poll');
  const stored = await pollDueSources({ budgetMs: askingMs });
  if (stored > 0) await sendOutbox(host);
}

/** A preview deployment does nothing: it may share the database of the real site. */
async function runBoundedHousekeeping(): Promise<HousekeepingRun> {
  if (isPreview()) return { done: [], failed: [] };
  // Loaded on demand, so that screens do not wait for it.
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

/** Before the outbox, so that a daily scheduler sends the alarms in the same call. Housekeeping reports failures. */
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

/** For a scheduler that calls this alone. */
async function sendOutboxOnCall({ headers }: Asked): Promise<OutboxRun> {
  const { recordSchedulerCall } = await import('@/lib/domain/sla/scheduler-delay');
  await recordSchedulerCall();
  return sendOutbox(headers.get('host'));
}

/** For the host's scheduler. Safe to run in parallel. */
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

/** Runs after the response, because some hosts schedule only once a day. An own server has timers: `startSchedules`. */
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
