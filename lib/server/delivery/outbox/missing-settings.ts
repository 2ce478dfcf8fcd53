import 'server-only';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';

let told = '';

/** CONT-6: mails that wait for settings which nobody has made are an error of the log, once for each state of the settings. */
export async function warnOfMissingMailSettings(settings: string[]): Promise<void> {
  const missing = settings.join(', ');
  if (missing === '' || missing === told) {
    told = missing;
    return;
  }
  if ((await db.outboxItem.count({ where: { kind: 'mail', state: 'pending' } })) === 0) return;
  told = missing;
  log.error({ missing }, 'mail is not set up: enquiries are kept, and nobody is told of them by mail');
}
