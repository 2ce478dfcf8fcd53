'use server';

import { runAdminAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { BinKind } from './dto';
import { emptyBin, restoreFromBin } from './mutations';

export async function restoreFromBinAction(
  kind: BinKind,
  id: string,
): Promise<Result<{ kind: BinKind; _id: string }>> {
  return runAdminAction((admin) => restoreFromBin(admin, kind, id));
}

/** Deletes for good what was deleted up to a moment. */
export async function emptyBinAction(until: string): Promise<Result<{ removed: number }>> {
  return runAdminAction((admin) => emptyBin(admin, { until }));
}
