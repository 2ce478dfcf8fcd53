'use server';

import { runAccountAction, runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { RecoveryCodes, SecondFactorSetup } from './dto';
import { confirmSecondFactor, resetSecondFactor, startSecondFactor, turnOffSecondFactor } from './mutations';

export async function startSecondFactorAction(input: {
  password: string;
}): Promise<Result<SecondFactorSetup>> {
  return runAccountAction((staff) => startSecondFactor(staff, input));
}

export async function confirmSecondFactorAction(input: { code: string }): Promise<Result<RecoveryCodes>> {
  return runAccountAction((staff) => confirmSecondFactor(staff, input));
}

export async function turnOffSecondFactorAction(input: { password: string }): Promise<Result<null>> {
  return runAccountAction((staff) => turnOffSecondFactor(staff, input));
}

export async function resetSecondFactorAction(userId: string): Promise<Result<null>> {
  return runAdminAction((admin) => resetSecondFactor(admin, userId));
}
