'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { AboutStatsRecord } from './dto';
import { saveAboutStats } from './mutations';
import type { AboutStatsInput } from './schema';

export async function saveAboutStatsAction(input: AboutStatsInput): Promise<Result<AboutStatsRecord>> {
  return runAdminAction((admin) => saveAboutStats(admin, input));
}
