import 'server-only';
import { log } from '@/lib/server/log';
import { toPicture } from '@/lib/server/pictures/map';
import type { PictureRow } from '@/lib/server/pictures/row';
import type { Setting as SettingColumns } from '@/prisma/generated/client';
import type { Setting } from './dto';
import { type SettingPart, type SettingValue, settingTable } from './schema';

export type SettingRow = SettingColumns & { pictures: PictureRow[] };

export const settingInclude = { pictures: true } as const;

/** Invalid stored values are logged and replaced by the default. */
export function toSetting<P extends SettingPart>(part: P, row: SettingRow | null): Setting<P> {
  const { schema, initial: own } = settingTable[part];
  // The table answers for each part with its own type.
  const initial = own as SettingValue<P>;
  if (!row) return { _id: part, part, value: initial, pictures: [], version: 0, updatedAt: null };
  const parsed = schema.safeParse(row.value);
  if (!parsed.success) log.error({ part }, 'a setting in the database has another shape');
  const value = parsed.success ? (parsed.data as SettingValue<P>) : initial;
  const pictures = row.pictures.map(toPicture);
  // Version 0 was never saved.
  const updatedAt = row.version === 0 ? null : row.updatedAt.toISOString();
  return { _id: part, part, value, pictures, version: row.version, updatedAt };
}
