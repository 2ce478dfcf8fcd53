import { type SettingPart, settingTable } from './schema';

const ownTag = <P extends SettingPart>(part: P) => `settings:${part}` as const;

export const settingTags = {
  all: 'settings',
  /** Pictures that show no other part. */
  identity: ownTag('identity'),
  advertising: ownTag('advertising'),
} as const;

export const tagsOfPart = (part: SettingPart): string[] =>
  settingTable[part].hasOwnTag ? [settingTags.all, ownTag(part)] : [settingTags.all];
