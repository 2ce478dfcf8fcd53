import 'server-only';
import { officeFormNames } from '@/lib/content/enquiries/office-form-pages';
import { assertRole, type Editor } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Setting } from './dto';
import { requireNamed } from './purposes';
import { toSetting } from './row';
import { isSettingPart, type SettingPart, settingTable, settingUpdate } from './schema';
import { changeSetting, lockSetting, parseSettingValue } from './write';

/** @throws AppError not_found for anything but the name of a part. */
export function requireSettingPart(text: string): SettingPart {
  if (!isSettingPart(text)) throw new AppError('not_found', 'There is no such part of the settings.');
  return text;
}

/** A form needs its purpose in the privacy policy first. */
async function requireNamedForms(tx: Tx, value: unknown): Promise<void> {
  const row = await lockSetting(tx, 'forms');
  const { value: before } = toSetting('forms', row);
  const after = settingTable.forms.schema.parse(value);
  const begun = officeFormNames.filter((name) => after[name] && !before[name]);
  await requireNamed(
    tx,
    begun.map((name) => ({ purpose: name, field: name })),
  );
}

/** @throws AppError forbidden for a part of another role, invalid (fields begin at `value`), or conflict when `version` is not the newest. */
export async function saveSetting<P extends SettingPart>(
  editor: Editor,
  part: P,
  input: unknown,
): Promise<Mutated<Setting<P>>> {
  assertRole(editor, settingTable[part].role);
  const { value: given, version } = parseInput(settingUpdate, input);
  const value = parseSettingValue(part, given);
  return mutate(editor, async (tx) => {
    if (part === 'forms') await requireNamedForms(tx, value);
    return changeSetting(tx, editor, part, { value, version });
  });
}
