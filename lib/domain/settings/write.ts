import 'server-only';
import { type Actor, type Audit, keepOverwritten, listChanges } from '@/lib/server/audit';
import type { Tx } from '@/lib/server/db';
import { type Change, requireVersion } from '@/lib/server/records/mutation';
import { parseInput } from '@/lib/shared/parse';
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

/** What a save must be. @throws AppError invalid, with fields that begin at the value's own. */
export function parseSettingValue(part: SettingPart, given: unknown): Prisma.InputJsonObject {
  const tidied = parseInput(settingTable[part].input, given);
  // Twice: a text may have grown too long to be read again. Each schema answers an object or a list of plain JSON.
  return parseInput(settingTable[part].input, tidied) as Prisma.InputJsonObject;
}

/** The row of a part, or null before its first save; nobody else saves one until the transaction ends. */
export async function lockSetting(tx: Tx, part: SettingPart): Promise<SettingRow | null> {
  // The row of a part is made under this lock, so that two first saves make one.
  await tx.$executeRaw`lock table setting in share row exclusive mode`;
  return tx.setting.findUnique({ where: { part }, include: settingInclude });
}

/** Names of the fields that differ; a list counts as one. */
function changesOf(before: Setting, after: Setting): string[] {
  if (Array.isArray(after.value)) return ['list'];
  const [former, present] = [before, after].map(({ value, pictures }) => withPictureDetails(value, pictures));
  return listChanges(former ?? {}, present ?? {});
}

const isContact = (setting: Setting): setting is Setting<'contact'> => setting.part === 'contact';

/** A saved text that spells out a fact as it stood until now names it from here on. */
async function nameFormerFacts(tx: Tx, before: Setting, after: Setting): Promise<Audit[]> {
  if (!isContact(before) || !isContact(after)) return [];
  const former = listFormerFacts(before.value, after.value);
  const audits: Audit[] = [];
  for (const part of textParts) {
    const row = await tx.setting.findUnique({ where: { part } });
    const named = replaceLiterals(row?.value, former);
    // What grew too long stays as it was written.
    if (
      JSON.stringify(named) === JSON.stringify(row?.value) ||
      !settingTable[part].input.safeParse(named).success
    )
      continue;
    await tx.setting.update({
      where: { part },
      // What was plain JSON still is.
      data: { value: named as Prisma.InputJsonObject, version: { increment: 1 } },
    });
    audits.push({ action: 'update', entity, entityId: part, label: part, fields: ['placeholders'] });
  }
  return audits;
}

/** Writes what was parsed. @throws AppError conflict, with the part as it stands, when `version` is not the newest. */
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
    // What was shown may be held now.
    ...(part === 'advertising' && { purged: [settingTags.advertising] }),
    audit: [{ action: 'update', entity, entityId: part, label: part, fields, ...overwritten }, ...named],
  };
}
