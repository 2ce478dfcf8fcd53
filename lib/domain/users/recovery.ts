import 'server-only';
import { recoveryTexts } from '@/lib/content/accounts/recovery';
import { limits } from '@/lib/content/limits';
import { resetPath } from '@/lib/content/nav';
import { readMailHead } from '@/lib/domain/settings/queries';
import { clientAddress } from '@/lib/server/auth/client-address';
import { createLinkToken } from '@/lib/server/auth/link-token';
import { countLinkAttempt, countResetRequest, forgetAccountAttempts } from '@/lib/server/auth/login-limit';
import { db } from '@/lib/server/db';
import { listMissingMailParts } from '@/lib/server/delivery/email/setup';
import { enqueueMail } from '@/lib/server/delivery/outbox/enqueue';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { workingLink } from './links';
import { makeResetMail } from './mails';
import { hashNewPassword } from './new-password';
import { acceptance, resetRequest } from './schema';
import { setPassword } from './set-password';

const kind = 'reset' as const;

async function writeReset(userId: string, email: string): Promise<void> {
  const { token, hash } = createLinkToken();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + limits.resetMinutes * 60_000);
  const link = `${env.SITE_URL}${resetPath}?token=${token}`;
  const mail = makeResetMail({ to: email, link, expiresAt, head: await readMailHead() });
  await db.$transaction(async (tx) => {
    await tx.userToken.deleteMany({ where: { userId, kind, expiresAt: { lt: now } } });
    const { id } = await tx.userToken.create({
      data: { userId, kind, hash, expiresAt },
      select: { id: true },
    });
    await enqueueMail(tx, mail, {
      label: recoveryTexts.mailLabel,
      idempotencyKey: `reset-${id}`,
      hasSecret: true,
    });
  });
}

/** AUTH-9: returns the work for after the response, so that neither text nor time reveals an account. Invited persons get no mail. @throws AppError invalid, too_many, or unavailable without mail. */
export async function requestReset(input: unknown, requestHeaders: Headers): Promise<() => Promise<void>> {
  const { email } = parseInput(resetRequest, input);
  await countResetRequest(email, requestHeaders);
  if ((await listMissingMailParts()).length > 0) throw new AppError('unavailable', recoveryTexts.noMail);
  const user = await db.user.findUnique({
    where: { email, passwordHash: { not: null } },
    select: { id: true },
  });
  return async () => {
    if (user) await writeReset(user.id, email);
  };
}

/** Ends all sessions and other links; the link works once. @throws AppError invalid (also for a used or expired link), too_many. */
export async function resetPassword(input: unknown, requestHeaders: Headers): Promise<void> {
  const { token, password } = parseInput(acceptance, input);
  await countLinkAttempt(requestHeaders);
  const dead = new AppError('invalid', `${recoveryTexts.deadTitle}. ${recoveryTexts.deadText}`, {
    fields: { token: recoveryTexts.deadTitle },
  });
  const where = workingLink(kind, token);
  const row = await db.userToken.findUnique({ where, include: { user: true } });
  if (!row) throw dead;
  const { user } = row;
  const passwordHash = await hashNewPassword(password, { email: user.email });
  const actor = { userId: user.id, name: user.name, address: clientAddress(requestHeaders) };
  await db.$transaction(async (tx) => {
    // The row lock serialises two links of one person.
    await tx.$queryRaw`select 1 from "user" where id = ${user.id} for update`;
    const { count } = await tx.userToken.deleteMany({ where });
    if (count === 0) throw dead;
    await setPassword(tx, { user, passwordHash, expiresAt: null, actor, action: 'reset password' });
  });
  await forgetAccountAttempts(user.email);
}
