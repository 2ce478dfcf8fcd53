'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { Filing } from './dto';
import type { FiledInput } from './fields';
import { markAsFiled } from './mutations';

export async function markAsFiledAction(
  projectId: string,
  quarter: string,
  input: FiledInput,
): Promise<Result<Filing>> {
  return runAdminAction((admin) => markAsFiled(admin, { projectId, quarter }, input));
}
