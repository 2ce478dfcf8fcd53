import 'server-only';
import { z } from 'zod';
import { assertRole, type Editor } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { findOffer, isLegalPart, type LegalPart } from './legal';
import { requireSettingPart } from './mutations';
import { toSetting } from './row';
import { settingDefaults, settingTable } from './schema';
import { changeSetting, lockSetting, parseSettingValue } from './write';

const decision = z.object({
  isTaken: z.boolean(),
  version: z.number().int().nonnegative(),
});

function requireLegalPart(name: string): LegalPart {
  const part = requireSettingPart(name);
  if (!isLegalPart(part)) throw new AppError('not_found', 'There is no such text.');
  return part;
}

/** Either decision ends the offer. @throws AppError forbidden, not_found without an offer, or conflict when `version` is not the newest. */
export async function decideOffer(editor: Editor, name: string, input: unknown): Promise<Mutated<null>> {
  const part = requireLegalPart(name);
  assertRole(editor, settingTable[part].role);
  const { isTaken, version } = parseInput(decision, input);
  return mutate(editor, async (tx) => {
    const row = await lockSetting(tx, part);
    if (!row || !findOffer(part, { value: toSetting(part, row).value, base: row.base }))
      throw new AppError('not_found', 'There is no new text any more.');
    const words = settingDefaults[part];
    if (isTaken) {
      const value = parseSettingValue(part, words);
      const { tags, audit } = await changeSetting(tx, editor, part, { value, version });
      await tx.setting.update({ where: { part }, data: { base: words } });
      return { data: null, tags, audit };
    }
    // The published text is unchanged, so its date stays.
    await tx.setting.update({ where: { part }, data: { base: words, updatedAt: row.updatedAt } });
    const fields = ['offered words'];
    return {
      data: null,
      tags: [],
      audit: { action: 'update', entity: 'settings', entityId: part, label: part, fields },
    };
  });
}
