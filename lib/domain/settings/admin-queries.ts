import 'server-only';
import type { Facts } from '@/lib/content/settings/fact-names';
import { type Admin, assertRole, type Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { toFacts } from '@/lib/shared/settings/facts-of-settings';
import type { OfferedLegal, OwnSettings, Setting, Settings } from './dto';
import { findOffer, legalParts } from './legal';
import { readSetting } from './queries';
import { type SettingRow, settingInclude, toSetting } from './row';
import { listParts, type SettingPart, settingParts, settingTable } from './schema';

/** Uncached. @throws AppError forbidden for a part of another role. */
export async function getSetting<P extends SettingPart>(editor: Editor, part: P): Promise<Setting<P>> {
  assertRole(editor, settingTable[part].role);
  return readSetting(part);
}

const readRows = (): Promise<SettingRow[]> => db.setting.findMany({ include: settingInclude });

function toSettings(rows: SettingRow[]): Settings {
  const entries = settingParts.map((part) => [
    part,
    toSetting(part, rows.find((row) => row.part === part) ?? null),
  ]);
  // Every part is one of the entries.
  return Object.fromEntries(entries) as Settings;
}

/** Uncached. */
export const listSettings = async (_admin: Admin): Promise<Settings> => toSettings(await readRows());

const toOffered = (rows: SettingRow[]): OfferedLegal =>
  Object.fromEntries(
    legalParts.flatMap((part) => {
      const row = rows.find((each) => each.part === part);
      const words = row && findOffer(part, { value: toSetting(part, row).value, base: row.base });
      return words ? [[part, words]] : [];
    }),
  );

export async function listOwnSettings(
  editor: Editor,
): Promise<{ settings: OwnSettings; facts: Facts; offered: OfferedLegal }> {
  const rows = await readRows();
  const settings = toSettings(rows);
  const own = listParts(editor.role).map((part) => [part, settings[part]]);
  return {
    // Every role that comes here has the parts of an editor.
    settings: Object.fromEntries(own) as OwnSettings,
    // Both are an editor's.
    offered: toOffered(rows),
    facts: toFacts({
      brand: settings.identity.value,
      contact: settings.contact.value,
      monthsKept: settings.retention.value.months,
      cvMonthsKept: settings.forms.value.cvMonths,
    }),
  };
}
