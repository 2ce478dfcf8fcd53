import type { Setting } from '@/lib/domain/settings/dto';
import type { SettingPart } from '@/lib/domain/settings/schema';

export type PartRecord<P extends SettingPart = SettingPart> = Setting<P> & { _id: string };

export const toRecord = <P extends SettingPart>(setting: Setting<P>): PartRecord<P> => ({
  ...setting,
  _id: setting.part,
});

export const partNames: Record<SettingPart, string> = {
  contact: 'Contact',
  identity: 'Brand',
  responder: 'Who answers',
  leads: 'Recipients',
  home: 'Home page',
  story: 'About',
  search: 'Search results',
  faqs: 'FAQ',
  retention: 'Data',
  privacy: 'Privacy',
  terms: 'Terms',
};

export const draftKind = 'settings';
