import 'server-only';
import { db } from '../../db';
import { openSecret } from '../../secrets/seal';
import { hashRecoveryCode } from './recovery-codes';
import { findCodeStep } from './totp';

const appCode = /^\d{6}$/;

async function takeAppCode(userId: string, seed: string, code: string): Promise<boolean> {
  const step = findCodeStep(openSecret('second factor', seed), code);
  if (step === null) return false;
  // Of two requests with the same code only the first succeeds, so an intercepted code is used up.
  const { count } = await db.secondFactor.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count > 0;
}

async function takeRecoveryCode(userId: string, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  const count = await db.$executeRaw`
    update second_factor set recovery_hashes = array_remove(recovery_hashes, ${hash})
    where user_id = ${userId} and ${hash} = any(recovery_hashes)`;
  return count > 0;
}

export async function takeCode(userId: string, typed: string): Promise<boolean> {
  const where = { userId, confirmedAt: { not: null } };
  const factor = await db.secondFactor.findUnique({ where, select: { seed: true } });
  if (!factor) return false;
  const code = typed.replace(/\s/g, '');
  return appCode.test(code) ? takeAppCode(userId, factor.seed, code) : takeRecoveryCode(userId, code);
}
