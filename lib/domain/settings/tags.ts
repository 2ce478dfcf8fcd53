import type { SettingPart } from './schema';

/** The tags of what is cached of the settings. */
export const settingTags = {
  all: 'settings',
  /** Of pictures that show the brand and nothing else of the settings. */
  identity: 'settings:identity',
} as const;

/** What a write of a part expires. */
export const tagsOfPart = (part: SettingPart): string[] =>
  part === 'identity' ? [settingTags.all, settingTags.identity] : [settingTags.all];
