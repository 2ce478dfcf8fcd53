import 'server-only';
import { randomUUID } from 'node:crypto';
import { readMailHead } from '@/lib/domain/settings/queries';
import type { Admin } from '@/lib/server/auth/viewer';
import { DeliveryError } from '@/lib/server/delivery/delivery-error';
import { sendMail } from '@/lib/server/delivery/email/send';
import { listMissingMailSettings } from '@/lib/server/delivery/email/setup';
import { recordMailTest } from '@/lib/server/delivery/email/tested';
import type { Mutated } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { makeTestMail } from './mails';

/** Sends the team a test mail at once. @throws AppError invalid, with what is missing or what the mail service said. */
export async function sendTestMail(admin: Admin): Promise<Mutated<null>> {
  const missing = await listMissingMailSettings();
  if (missing.length > 0)
    throw new AppError('invalid', `Mail is not set up: ${missing.join(', ')} is missing.`);
  try {
    await sendMail(makeTestMail(admin.name, await readMailHead()), `test-${randomUUID()}`);
    await recordMailTest();
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    throw new AppError('invalid', `The mail service did not take it: ${error.message}.`);
  }
  return { data: null, tags: [] };
}
