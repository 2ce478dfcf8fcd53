import { settingNames } from '@/lib/content/setting-names';
import type { Setting, SettingRecord } from '@/lib/domain/settings/dto';
import type { SettingPart } from '@/lib/domain/settings/schema';

export type PartRecord<P extends SettingPart = SettingPart> = SettingRecord<P>;

export const toRecord = <P extends SettingPart>(setting: Setting<P>): PartRecord<P> => ({
  ...setting,
  _id: setting.part,
});

export const partNames: Record<SettingPart, string> = settingNames;

export const draftKind = 'settings';

/** Takes the focus after a save, which makes the form anew. */
export const titleId = 'setting-title';
