import 'server-only';
import { assertRole, type Editor } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { type Audit, keepOverwritten, listChanges } from '@/lib/server/records/audit';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { listFormerFacts } from '@/lib/shared/facts';
import { parseInput } from '@/lib/shared/parse';
import { replaceLiterals } from '@/lib/shared/placeholders';
import type { Prisma } from '@/prisma/generated/client';
import type { Setting } from './dto';
import { withPictureDetails } from './pictures';
import { roleOfPart } from './roles';
import { settingInclude, toSetting } from './row';
import { type SettingPart, settingInputs, settingParts, settingUpdate } from './schema';
import { tagsOfPart } from './tags';
import { writeSettingRow } from './write-row';

const entity = 'settings';

/** @throws AppError not_found for anything but the name of a part. */
export function requireSettingPart(text: string): SettingPart {
  const part = settingParts.find((name) => name === text);
  if (!part) throw new AppError('not_found', 'There is no such part of the settings.');
  return part;
}

/** Names of the fields that differ; a list counts as one. */
function changesOf(before: Setting, after: Setting): string[] {
  if (Array.isArray(after.value)) return ['list'];
  const [former, present] = [before, after].map(({ value, pictures }) => withPictureDetails(value, pictures));
  return listChanges(former ?? {}, present ?? {});
}

/** The parts whose texts name facts. */
const textParts = ['faqs', 'privacy', 'terms'] as const;

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
    if (JSON.stringify(named) === JSON.stringify(row?.value) || !settingInputs[part].safeParse(named).success)
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

/**
 * Saves one part whole: `input` is { value, version? }.
 * @throws AppError forbidden for a part of another role, invalid (fields begin at `value`'s own), or conflict when `version` is not the newest.
 */
export async function saveSetting<P extends SettingPart>(
  editor: Editor,
  part: P,
  input: unknown,
): Promise<Mutated<Setting<P>>> {
  assertRole(editor, roleOfPart[part]);
  const { value: given, version } = parseInput(settingUpdate, input);
  const tidied = parseInput(settingInputs[part], given);
  // Twice: a text may have grown too long to be read again. Each schema answers an object or a list of plain JSON.
  const value = parseInput(settingInputs[part], tidied) as Prisma.InputJsonObject;
  return mutate(editor, async (tx) => {
    // The row of a part is made under this lock, so that two first saves make one.
    await tx.$executeRaw`lock table setting in share row exclusive mode`;
    const formerRow = await tx.setting.findUnique({ where: { part }, include: settingInclude });
    const before = toSetting(part, formerRow);
    const record = { entity, entityId: part, noun: 'part of the settings' };
    await requireVersion(tx, editor, record, { version, current: before });
    const data = toSetting(part, await writeSettingRow(tx, part, value));
    const fields = changesOf(before, data);
    const former = Array.isArray(before.value) ? { list: before.value } : before.value;
    const overwritten = keepOverwritten(version, former, fields);
    const named = await nameFormerFacts(tx, before, data);
    return {
      data,
      tags: tagsOfPart(part),
      audit: [{ action: 'update', entity, entityId: part, label: part, fields, ...overwritten }, ...named],
    };
  });
}
