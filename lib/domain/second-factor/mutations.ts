import 'server-only';
import { accountMails } from '@/lib/content/accounts/account-mails';
import { messages } from '@/lib/content/messages';
import { ownPassword } from '@/lib/domain/users/schema';
import { enqueueAccountMail } from '@/lib/server/auth/account-mail';
import { requireOwnPassword } from '@/lib/server/auth/own-password';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import { hashRecoveryCode, makeRecoveryCodes } from '@/lib/server/auth/second-factor/recovery-codes';
import { findCodeStep, makeSeed, toKeyUri } from '@/lib/server/auth/second-factor/totp';
import type { Admin, Staff } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { readIdentity } from '@/lib/server/pictures/identity';
import { type Change, type Mutated, mutate } from '@/lib/server/records/mutation';
import { openSecret, sealSecret } from '@/lib/server/secrets/seal';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { toQrPath } from '@/lib/shared/qr';
import type { RecoveryCodes, SecondFactorSetup } from './dto';
import { firstCode } from './schema';

const entity = 'user';
const purpose = 'second factor';

const alreadyOn = () => new AppError('conflict', 'Your second factor is already on.');

/** Log-in asks for a code only after the first correct one. @throws AppError invalid, too_many, conflict when it is on. */
export async function startSecondFactor(staff: Staff, input: unknown): Promise<Mutated<SecondFactorSetup>> {
  const { password } = parseInput(ownPassword, input);
  const { userId, email } = staff;
  await requireOwnPassword(userId, password, 'password');
  const key = makeSeed();
  const seed = sealSecret(purpose, key);
  await db.$transaction(async (tx) => {
    await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: null } });
    const { count } = await tx.secondFactor.createMany({ data: { userId, seed }, skipDuplicates: true });
    if (count === 0) throw alreadyOn();
  });
  const { name } = await readIdentity(db);
  return { data: { qr: toQrPath(toKeyUri(key, email, name)), key }, tags: [] };
}

/** Answers the recovery codes only once. @throws AppError invalid, conflict. */
export async function confirmSecondFactor(staff: Staff, input: unknown): Promise<Mutated<RecoveryCodes>> {
  const { code } = parseInput(firstCode, input);
  const { userId, name, email } = staff;
  const factor = await db.secondFactor.findUnique({ where: { userId } });
  if (!factor) throw new AppError('conflict', 'Start the set-up again.');
  if (factor.confirmedAt) throw alreadyOn();
  const lastStep = findCodeStep(openSecret(purpose, factor.seed), code.replace(/\s/g, ''));
  if (lastStep === null) {
    const message = 'This is not the present code of the app. Check that the clock of the phone is right.';
    throw new AppError('invalid', message, { fields: { code: message } });
  }
  const codes = makeRecoveryCodes();
  return mutate(staff, async (tx) => {
    const { count } = await tx.secondFactor.updateMany({
      // Only the seed that the code belongs to: a parallel start may have replaced it.
      where: { userId, confirmedAt: null, seed: factor.seed },
      data: { confirmedAt: new Date(), lastStep, recoveryHashes: codes.map(hashRecoveryCode) },
    });
    if (count === 0) throw alreadyOn();
    await enqueueAccountMail(tx, email, accountMails.secondFactorOn);
    const audit = { action: 'add second factor', entity, entityId: userId, label: name } as const;
    return { data: { codes }, tags: [], audit };
  });
}

async function removeFrom(tx: Tx, user: { id: string; name: string; email: string }): Promise<Change<null>> {
  const { count } = await tx.secondFactor.deleteMany({
    where: { userId: user.id, confirmedAt: { not: null } },
  });
  if (count === 0) throw new AppError('not_found', messages.login.noSecondFactor);
  await enqueueAccountMail(tx, user.email, accountMails.secondFactorOff);
  const audit = { action: 'remove second factor', entity, entityId: user.id, label: user.name } as const;
  return { data: null, tags: [], audit };
}

/** @throws AppError invalid, too_many, not_found. */
export async function turnOffSecondFactor(staff: Staff, input: unknown): Promise<Mutated<null>> {
  const { password } = parseInput(ownPassword, input);
  const { userId: id, name, email } = staff;
  await requireOwnPassword(id, password, 'password');
  return mutate(staff, (tx) => removeFrom(tx, { id, name, email }));
}

/** @throws AppError not_found. */
export async function resetSecondFactor(admin: Admin, userId: string): Promise<Mutated<null>> {
  requireRecentPassword(admin);
  return mutate(admin, async (tx) => {
    const user = await tx.user.findUnique({ where: { id: userId } });
    if (!user) throw new AppError('not_found', 'There is no such user.');
    return removeFrom(tx, user);
  });
}
