'use server';

import { ensurePushKey } from '@/lib/server/delivery/push/keys';
import { runSalesAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { Telephone } from './dto';
import { endTelephone, letRing, ringTelephone } from './mutations';
import type { SubscriptionInput } from './schema';

/** What the browser subscribes with. */
export async function readPushKeyAction(): Promise<Result<string>> {
  return runSalesAction(async () => ({ data: await ensurePushKey(), tags: [] }));
}

export async function letRingAction(subscription: SubscriptionInput): Promise<Result<Telephone>> {
  return runSalesAction((sales) => letRing(sales, subscription));
}

export async function endTelephoneAction(id: string): Promise<Result<null>> {
  return runSalesAction((sales) => endTelephone(sales, id));
}

export async function ringTelephoneAction(id: string): Promise<Result<null>> {
  return runSalesAction((sales) => ringTelephone(sales, id));
}
