'use server';

import { runStaffAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { SearchHit } from './dto';
import { searchEverything } from './queries';

export async function searchEverythingAction(words: string): Promise<Result<SearchHit[]>> {
  return runStaffAction(async (staff) => ({ data: await searchEverything(staff, { words }), tags: [] }));
}
