'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { Partner } from './dto';
import { changePartner } from './mutations';
import type { PartnerChange } from './schema';

export async function changePartnerAction(id: string, change: PartnerChange): Promise<Result<Partner>> {
  return runAdminAction((admin) => changePartner(admin, id, change));
}
