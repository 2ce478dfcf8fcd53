import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { Settings } from './settings';

const everyMs = 5_000;
const timeoutMs = 90_000;

/** Makes the secret of scheduled calls where none is set. Before the server starts, which inherits it. */
export function publishCronSecret(): void {
  process.env.CRON_SECRET ||= randomBytes(24).toString('base64url');
}

function ask({ PORT, SITE_URL }: Settings): Promise<void> {
  return new Promise((resolve) => {
    const request = http.get(
      {
        host: '127.0.0.1',
        port: PORT,
        path: '/api/cron/outbox',
        timeout: timeoutMs,
        headers: { host: new URL(SITE_URL).host, authorization: `Bearer ${process.env.CRON_SECRET}` },
      },
      (response) => response.resume().on('close', resolve),
    );
    request.on('timeout', () => request.destroy());
    // The server says itself what fails; while it is away there is nobody to ask.
    request.on('error', () => resolve());
  });
}

/** Has the outbox of the running server looked at every few seconds, one call at a time. Answers how to end it. */
export function startOutboxLoop(settings: Settings): () => void {
  let timer: NodeJS.Timeout;
  let isEnded = false;
  const turn = async () => {
    await ask(settings);
    if (!isEnded) timer = setTimeout(turn, everyMs);
  };
  timer = setTimeout(turn, everyMs);
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
