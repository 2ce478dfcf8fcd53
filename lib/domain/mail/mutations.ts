import 'server-only';
import { mailRows } from '@/lib/content/mail/mail';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { forgetFoundDomain } from '@/lib/server/delivery/email/domain-found';
import { askMailService } from '@/lib/server/delivery/email/service';
import { writeMailRow } from '@/lib/server/delivery/email/stored';
import { forgetKeyTrial, forgetMailTest, recordKeyTrial } from '@/lib/server/delivery/email/tested';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { sealSecret } from '@/lib/server/secrets/seal';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { mailKeyInput, mailSenderInput, type TypedMailPart, typedMailPart } from './schema';

/** The history names the part and the person, never the value. */
function changeMail(
  admin: Admin,
  part: TypedMailPart,
  change: (tx: Tx) => Promise<unknown>,
): Promise<Mutated<null>> {
  return mutate(admin, async (tx) => {
    await forgetMailTest(tx);
    if (part === 'key') await forgetKeyTrial(tx);
    await change(tx);
    await forgetFoundDomain(tx);
    return {
      data: null,
      tags: [],
      audit: {
        action: 'update',
        entity: 'mail',
        entityId: 'mail',
        label: 'how mail is sent',
        fields: [part],
      },
    };
  });
}

/** Stored sealed, and as untried when the service does not answer. @throws AppError invalid for a key that the service refuses; unavailable without a secret. */
export async function saveMailKey(admin: Admin, input: unknown): Promise<Mutated<null>> {
  requireRecentPassword(admin);
  const { key } = parseInput(mailKeyInput, input);
  const sealed = sealSecret('mail key', key);
  const { kind } = await askMailService(key, '');
  if (kind === 'refused') {
    const message = 'Resend does not know this key. Copy it again, or create a new one at Resend';
    throw new AppError('invalid', message, { fields: { key: message } });
  }
  return changeMail(admin, 'key', async (tx) => {
    await writeMailRow(tx, 'key', { sealed });
    if (kind !== 'no answer') await recordKeyTrial(true, tx);
  });
}

/** @throws AppError invalid. */
export async function saveMailSender(admin: Admin, input: unknown): Promise<Mutated<null>> {
  requireRecentPassword(admin);
  const sender = parseInput(mailSenderInput, input);
  return changeMail(admin, 'sender', (tx) => writeMailRow(tx, 'sender', sender));
}

/** @throws AppError invalid. */
export async function removeMailPart(admin: Admin, input: unknown): Promise<Mutated<null>> {
  requireRecentPassword(admin);
  const part = parseInput(typedMailPart, input);
  return changeMail(admin, part, (tx) => tx.setting.deleteMany({ where: { part: mailRows[part] } }));
}
