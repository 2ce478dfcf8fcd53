import 'server-only';
import { after } from 'next/server';
import { isOwnHost } from '../email/setup';
import { log } from '../log';
import { reasonOf } from './delivery-error';
import { runOutbox } from './run';

let running: Promise<unknown> | null = null;

/** Runs the outbox once in this process, however many ask for it at the same time. Never throws. */
async function runOnce(): Promise<void> {
  running ??= runOutbox()
    .catch((error) => log.warn({ reason: reasonOf(error) }, 'the outbox could not be run'))
    .finally(() => {
      running = null;
    });
  await running;
}

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
    if (isOwn) await runOnce();
  });
}
