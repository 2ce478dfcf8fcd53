import 'server-only';
import { listMailParts, type MailPart } from '@/lib/content/mail/mail';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';

let reported = '';

export async function warnOfMissingMailParts(parts: MailPart[]): Promise<void> {
  const missing = listMailParts(parts);
  if (missing === '' || missing === reported) {
    reported = missing;
    return;
  }
  if ((await db.outboxItem.count({ where: { kind: 'mail', state: 'pending' } })) === 0) return;
  reported = missing;
  log.error({ missing }, 'mail is not set up: enquiries are stored, but nobody gets a mail about them');
}
