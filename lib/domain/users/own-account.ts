import 'server-only';
import { accountMails } from '@/lib/content/accounts/account-mails';
import { enqueueAccountMail } from '@/lib/server/auth/account-mail';
import { requireOwnPassword } from '@/lib/server/auth/own-password';
import type { Staff } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { User } from './dto';
import { requireFreeEmail } from './free-email';
import { toUser } from './row';
import { ownAccount } from './schema';

/** Notifies the old address and invalidates links mailed to it. @throws AppError invalid (with the field), too_many, or conflict when the address is taken. */
export async function changeOwnAccount(staff: Staff, input: unknown): Promise<Mutated<User>> {
  const { name, email, password } = parseInput(ownAccount, input);
  const { userId } = staff;
  await requireOwnPassword(userId, password, 'password');
  return mutate(staff, async (tx) => {
    await tx.$executeRaw`select id from "user" where id = ${userId} for update`;
    const before = await tx.user.findUnique({ where: { id: userId } });
    if (!before) throw new AppError('not_found', 'There is no such user.');
    const isMoved = email !== before.email;
    if (isMoved) {
      await requireFreeEmail(tx, email);
      await tx.userToken.deleteMany({ where: { userId, kind: 'reset' } });
      await enqueueAccountMail(tx, before.email, accountMails.emailChanged(email));
    }
    const data = { name, email, version: { increment: 1 } };
    const row = await tx.user.update({ where: { id: userId }, data });
    const fields = [...(name === before.name ? [] : ['name']), ...(isMoved ? ['email'] : [])];
    return {
      data: toUser(row),
      tags: [],
      audit: { action: 'update', entity: 'user', entityId: userId, label: row.name, fields },
    };
  });
}
