'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { Setting } from './dto';
import { requireSettingPart, saveSetting } from './mutations';
import type { SettingInput, SettingPart } from './schema';

/** Saves one part whole; the version is the one that was read. */
export async function saveSettingAction<P extends SettingPart>(
  part: P,
  value: SettingInput<P>,
  version?: number,
): Promise<Result<Setting<P>>> {
  return runEditorAction((editor) => saveSetting(editor, requireSettingPart(part) as P, { value, version }));
}
