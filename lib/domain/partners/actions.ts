'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Partner } from '@/lib/shared/enquiries/partner';
import type { Result } from '@/lib/shared/result';
import { changePartner } from './mutations';
import type { PartnerChange } from './schema';

export async function changePartnerAction(id: string, change: PartnerChange): Promise<Result<Partner>> {
  return runAdminAction((admin) => changePartner(admin, id, change));
}
