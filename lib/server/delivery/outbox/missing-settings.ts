import 'server-only';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';

let reported = '';

/** CONT-6: logs once which settings are missing while mails wait for them. */
export async function warnOfMissingMailSettings(settings: string[]): Promise<void> {
  const missing = settings.join(', ');
  if (missing === '' || missing === reported) {
    reported = missing;
    return;
  }
  if ((await db.outboxItem.count({ where: { kind: 'mail', state: 'pending' } })) === 0) return;
  reported = missing;
  log.error({ missing }, 'mail is not set up: enquiries are kept, and nobody is told of them by mail');
}
