import 'server-only';
import { after } from 'next/server';
import { log } from '@/lib/server/log';
import { isOwnHost } from '../email/setup';
import { reasonOf } from './delivery-error';
import { sendMails, sendWebhooks } from './run';

/** Runs `send` once at a time in this process, and once more when it was asked for meanwhile. Never throws. */
function inTurn(send: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAsked = false;
  const run = async () => {
    while (isAsked) {
      isAsked = false;
      await send().catch((error) => log.warn({ reason: reasonOf(error) }, 'the outbox could not be run'));
    }
    running = null;
  };
  return () => {
    isAsked = true;
    running ??= run();
    return running;
  };
}

const mailsInTurn = inTurn(sendMails);
const webhooksInTurn = inTurn(sendWebhooks);

async function doFirst(work: () => Promise<void>): Promise<void> {
  await work().catch((error) =>
    log.error({ reason: reasonOf(error) }, 'what was to be sent was not written'),
  );
}

/**
 * Sends what is due after the response to this request; before that it does `first`, whose time the response must not show.
 * On another host than the site's own nothing is sent.
 */
export function driveOutboxAfter({ headers }: Pick<Request, 'headers'>, first?: () => Promise<void>): void {
  const isOwn = isOwnHost(headers.get('host'));
  after(async () => {
    if (first) await doFirst(first);
    if (isOwn) await Promise.all([mailsInTurn(), webhooksInTurn()]);
  });
}
