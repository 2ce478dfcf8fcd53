'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { AboutStatsRecord } from './fields';
import { saveAboutStats } from './mutations';

export async function saveAboutStatsAction(input: unknown): Promise<Result<AboutStatsRecord>> {
  return runEditorAction((editor) => saveAboutStats(editor, input));
}
