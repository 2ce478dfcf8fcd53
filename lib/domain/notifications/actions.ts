'use server';

import { ensurePushKey } from '@/lib/server/delivery/push/keys';
import { runSalesAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { sendAgain } from './delivery-mutations';
import type { OwnPushSubscription } from './push/dto';
import { sendTestPush, subscribeToPush, unsubscribeFromPush } from './push/mutations';
import type { SubscriptionInput } from './push/schema';

export async function readPushKeyAction(): Promise<Result<string>> {
  return runSalesAction(async () => ({ data: await ensurePushKey(), tags: [] }));
}

export async function subscribeToPushAction(
  subscription: SubscriptionInput,
): Promise<Result<OwnPushSubscription>> {
  return runSalesAction((sales) => subscribeToPush(sales, subscription));
}

export async function unsubscribeFromPushAction(id: string): Promise<Result<null>> {
  return runSalesAction((sales) => unsubscribeFromPush(sales, id));
}

export async function sendTestPushAction(id: string): Promise<Result<null>> {
  return runSalesAction((sales) => sendTestPush(sales, id));
}

export async function sendAgainAction(itemId: string): Promise<Result<null>> {
  return runSalesAction((sales) => sendAgain(sales, itemId));
}
