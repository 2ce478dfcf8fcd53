import 'server-only';
import { assertRole, type Editor } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import type { Setting } from './dto';
import { isSettingPart, type SettingPart, settingTable, settingUpdate } from './schema';
import { changeSetting, parseSettingValue } from './write';

/** @throws AppError not_found for anything but the name of a part. */
export function requireSettingPart(text: string): SettingPart {
  if (!isSettingPart(text)) throw new AppError('not_found', 'There is no such part of the settings.');
  return text;
}

/**
 * Saves one part whole: `input` is { value, version? }.
 * @throws AppError forbidden for a part of another role, invalid (fields begin at `value`'s own), or conflict when `version` is not the newest.
 */
export async function saveSetting<P extends SettingPart>(
  editor: Editor,
  part: P,
  input: unknown,
): Promise<Mutated<Setting<P>>> {
  assertRole(editor, settingTable[part].role);
  const { value: given, version } = parseInput(settingUpdate, input);
  const value = parseSettingValue(part, given);
  return mutate(editor, (tx) => changeSetting(tx, editor, part, { value, version }));
}
