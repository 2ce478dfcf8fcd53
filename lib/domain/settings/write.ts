import 'server-only';
import { type Actor, type Audit, keepOverwritten, listChanges } from '@/lib/server/audit';
import type { Tx } from '@/lib/server/db';
import { type Change, requireVersion } from '@/lib/server/records/mutation';
import { parseInput } from '@/lib/shared/parsing/parse';
import { listFormerFacts } from '@/lib/shared/settings/facts-of-settings';
import { replaceLiterals } from '@/lib/shared/settings/placeholders';
import type { Prisma } from '@/prisma/generated/client';
import type { Setting } from './dto';
import { withPictureDetails } from './pictures';
import { type SettingRow, settingInclude, toSetting } from './row';
import { type SettingPart, settingTable, textParts } from './schema';
import { settingTags, tagsOfPart } from './tags';
import { writeSettingRow } from './write-row';

const entity = 'settings';

/** @throws AppError invalid; fields begin at the value's own. */
export function parseSettingValue(part: SettingPart, given: unknown): Prisma.InputJsonObject {
  const tidied = parseInput(settingTable[part].input, given);
  // Twice: the result may exceed a limit of the schema. Each schema returns plain JSON.
  return parseInput(settingTable[part].input, tidied) as Prisma.InputJsonObject;
}

/** Null before the first save. The lock lasts until the transaction ends. */
export async function lockSetting(tx: Tx, part: SettingPart): Promise<SettingRow | null> {
  // The table lock prevents a second row on two simultaneous first saves.
  await tx.$executeRaw`lock table setting in share row exclusive mode`;
  return tx.setting.findUnique({ where: { part }, include: settingInclude });
}

function changesOf(before: Setting, after: Setting): string[] {
  if (Array.isArray(after.value)) return ['list'];
  const [former, present] = [before, after].map(({ value, pictures }) => withPictureDetails(value, pictures));
  return listChanges(former ?? {}, present ?? {});
}

const isContact = (setting: Setting): setting is Setting<'contact'> => setting.part === 'contact';

/** Replaces the old fact by its placeholder, so that the text follows later changes. */
async function nameFormerFacts(tx: Tx, before: Setting, after: Setting): Promise<Audit[]> {
  if (!isContact(before) || !isContact(after)) return [];
  const former = listFormerFacts(before.value, after.value);
  const audits: Audit[] = [];
  for (const part of textParts) {
    const row = await tx.setting.findUnique({ where: { part } });
    const named = replaceLiterals(row?.value, former);
    // A text that would become too long stays unchanged.
    if (
      JSON.stringify(named) === JSON.stringify(row?.value) ||
      !settingTable[part].input.safeParse(named).success
    )
      continue;
    await tx.setting.update({
      where: { part },
      // Plain JSON stays plain JSON.
      data: { value: named as Prisma.InputJsonObject, version: { increment: 1 } },
    });
    audits.push({ action: 'update', entity, entityId: part, label: part, fields: ['placeholders'] });
  }
  return audits;
}

/** @throws AppError conflict, with the current part, when `version` is not the newest. */
export async function changeSetting<P extends SettingPart>(
  tx: Tx,
  actor: Actor,
  part: P,
  { value, version }: { value: Prisma.InputJsonObject; version: number | undefined },
): Promise<Change<Setting<P>>> {
  const formerRow = await lockSetting(tx, part);
  const before = toSetting(part, formerRow);
  const record = { entity, entityId: part, noun: 'part of the settings' };
  await requireVersion(tx, actor, record, { version, current: before });
  const data = toSetting(part, await writeSettingRow(tx, actor, part, value));
  const fields = changesOf(before, data);
  const former = Array.isArray(before.value) ? { list: before.value } : before.value;
  const overwritten = keepOverwritten(version, former, fields);
  const named = await nameFormerFacts(tx, before, data);
  return {
    data,
    tags: tagsOfPart(part),
    // The new mode may hold projects that were shown.
    ...(part === 'advertising' && { purged: [settingTags.advertising] }),
    audit: [{ action: 'update', entity, entityId: part, label: part, fields, ...overwritten }, ...named],
  };
}
