import 'server-only';
import { after } from 'next/server';
import { log } from '@/lib/server/log';
import { reasonOf } from '../delivery-error';
import { isOwnHost } from '../email/setup';
import { coalesce } from './coalesce';
import { sendMails, sendPushes, sendWebhooks } from './run';

const run = (send: () => Promise<unknown>) =>
  coalesce(async () => {
    await send().catch((error) => log.warn({ reason: reasonOf(error) }, 'the outbox could not be run'));
  });

const driveMails = run(sendMails);
const driveWebhooks = run(sendWebhooks);
const drivePushes = run(sendPushes);

async function doFirst(work: () => Promise<void>): Promise<void> {
  await work().catch((error) =>
    log.error({ reason: reasonOf(error) }, 'what was to be sent was not written'),
  );
}

/** After the response, so that its time reveals nothing (AUTH-9). */
export function driveOutboxAfter({ headers }: Pick<Request, 'headers'>, first?: () => Promise<void>): void {
  const isOwn = isOwnHost(headers.get('host'));
  after(async () => {
    if (first) await doFirst(first);
    if (isOwn) await Promise.all([driveMails(), driveWebhooks(), drivePushes()]);
  });
}
