import 'server-only';
import { isServerless } from '@/lib/server/host';
import { repeat } from '@/lib/server/schedule';

// Loaded on demand, so that the server starts without them.
async function sendDue(): Promise<void> {
  const { env } = await import('@/lib/server/env');
  const { sendOutbox } = await import('./jobs');
  // No request provides a host here.
  await sendOutbox(new URL(env.SITE_URL).host);
}

async function askSources(): Promise<void> {
  const { env } = await import('@/lib/server/env');
  const { askSources: ask } = await import('./jobs');
  await ask(new URL(env.SITE_URL).host);
}

async function workSources(): Promise<void> {
  const { drivePayloads } = await import('@/lib/domain/sources/process');
  await drivePayloads();
}

async function remindOfVisits(): Promise<void> {
  const { enqueueVisitReminders } = await import('@/lib/domain/visits/reminders');
  await enqueueVisitReminders();
}

async function publishDue(): Promise<void> {
  const { runSchedule } = await import('./due');
  await runSchedule();
}

async function cleanUp(): Promise<void> {
  const { runHousekeeping } = await import('./housekeeping');
  await runHousekeeping();
}

/** Own server only: serverless hosts call /api/cron. */
export function startSchedules(): void {
  if (isServerless()) return;
  repeat('outbox', sendDue, { firstMs: 5_000, periodMs: 5_000 });
  // Within 10 s it takes over bodies that a killed process had claimed.
  repeat('source bodies', workSources, { firstMs: 2_000, periodMs: 4_000 });
  // Separate from the outbox, which must not wait for a slow portal.
  repeat('sources', askSources, { firstMs: 4_000, periodMs: 5_000 });
  repeat('visits', remindOfVisits, { firstMs: 6_000, periodMs: 60_000 });
  repeat('schedule', publishDue, { firstMs: 3_000, periodMs: 5_000 });
  repeat('housekeeping', cleanUp, { firstMs: 20_000, periodMs: 3_600_000 });
}
