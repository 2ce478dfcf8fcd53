import 'server-only';
import type { Staff } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { SecondFactorState } from './dto';

export async function getOwnSecondFactor({ userId }: Staff): Promise<SecondFactorState> {
  const where = { userId, confirmedAt: { not: null } };
  const factor = await db.secondFactor.findUnique({ where, select: { recoveryHashes: true } });
  return { recoveryCodes: factor?.recoveryHashes.length ?? null };
}
