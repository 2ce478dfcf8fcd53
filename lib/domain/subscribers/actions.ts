'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { eraseSubscriber } from './mutations';

export async function eraseSubscriberAction(id: string): Promise<Result<null>> {
  return runAdminAction((admin) => eraseSubscriber(admin, id));
}
