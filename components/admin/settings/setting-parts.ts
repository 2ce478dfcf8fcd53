import { settingNames } from '@/lib/content/setting-names';
import type { SettingPart } from '@/lib/domain/settings/schema';

export const partNames: Record<SettingPart, string> = settingNames;

export const draftKind = 'settings';

/** Takes the focus after a save, which makes the form anew. */
export const titleId = 'part-of-settings';
