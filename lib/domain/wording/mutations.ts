import 'server-only';
import { type BinKind, findKind, requireKind } from '@/lib/domain/records';
import { isSettingPart, settingTable } from '@/lib/domain/settings/schema';
import { assertRole, type Editor } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { lockRow } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { findRule } from '@/lib/shared/wording/find-wording';
import type { KeptWording } from './dto';
import { keptWordingInput, settingsKind } from './schema';

/** @throws AppError not_found, or forbidden for a part of another role. */
async function findOwner(tx: Tx, editor: Editor, kind: string, recordId: string) {
  if (kind === settingsKind) {
    if (!isSettingPart(recordId)) throw new AppError('not_found', 'There is no such part of the settings.');
    assertRole(editor, settingTable[recordId].role);
    return { entity: 'settings', label: settingTable[recordId].name };
  }
  if (!findKind(kind)) throw new AppError('not_found', 'There is no such kind of record.');
  const found = requireKind(kind as BinKind);
  return { entity: found.entity, label: found.nameOf(await lockRow(tx, found, recordId)) };
}

/** The exception ends when the sentence changes. @throws AppError invalid, not_found, forbidden. */
export async function keepWording(editor: Editor, input: unknown): Promise<Mutated<KeptWording>> {
  const { words, ...kept } = parseInput(keptWordingInput, input);
  if (!findRule(kept.rule)) throw new AppError('not_found', 'There is no such rule.');
  return mutate(editor, async (tx) => {
    const { entity, label } = await findOwner(tx, editor, kept.kind, kept.recordId);
    const { kind, recordId, field, rule, sentence, reason } = kept;
    const row = await tx.keptWording.upsert({
      where: { kind_recordId_field_rule_sentence: { kind, recordId, field, rule, sentence } },
      create: { ...kept, keptBy: editor.name },
      update: { reason, keptBy: editor.name, at: new Date() },
    });
    return {
      data: { field, rule, sentence, reason, keptBy: row.keptBy, at: row.at.toISOString() },
      tags: [],
      audit: {
        action: 'keep wording',
        entity,
        entityId: recordId,
        label,
        fields: [`“${words || sentence}”, because ${reason}`],
      },
    };
  });
}
