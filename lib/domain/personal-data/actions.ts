'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { eraseContact } from './mutations';

export async function eraseContactAction(
  id: string,
  ticked?: string[],
): Promise<Result<{ enquiries: number }>> {
  return runAdminAction((admin) => eraseContact(admin, id, ticked));
}
