'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { BinKind } from './dto';
import { emptyBin, restoreFromBin } from './mutations';

export async function restoreFromBinAction(
  kind: BinKind,
  id: string,
): Promise<Result<{ kind: BinKind; _id: string }>> {
  return runEditorAction((editor) => restoreFromBin(editor, kind, id));
}

export async function emptyBinAction(until: string): Promise<Result<{ removed: number }>> {
  return runEditorAction((editor) => emptyBin(editor, { until }));
}
