'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import { dismissLaunchNotice } from './mutations';

export async function dismissLaunchNoticeAction(gaps: string[]): Promise<Result<null>> {
  return runAdminAction((admin) => dismissLaunchNotice(admin, gaps));
}
