import type { PurposeName } from '@/lib/content/purposes';
import type { Facts } from '@/lib/content/settings/fact-names';
import type { Identity, OwnPictures } from '@/lib/shared/brand/identity';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { LegalPart } from './legal';
import type { EditorPart, PublicPart, SettingPart, SettingValue } from './schema';

export type Contact = Omit<SettingValue<'contact'>, 'holidays'> & {
  street: string[];
  phoneHref: string;
  closedDays: string[];
};

export type ShownContact = Contact & { brand: string; monthsKept: number };

export type MailHead = { identity: Identity; contact: Contact };

export type ShownSettings = {
  identity: Identity;
  /** Replace the stock pictures. */
  pictures: OwnPictures;
  contact: ShownContact;
  forms: SettingValue<'forms'>;
  words: PageWords;
  facts: Facts;
};

export type Responder = { name: string; role: string; picture: Picture | null };

export type PageWords = { [P in 'home' | 'story' | 'search']: SettingValue<P> };

export type Faq = Omit<SettingValue<'faqs'>[number], '_id'> & { _id: string };

export type Setting<P extends SettingPart = SettingPart> = {
  _id: SettingPart;
  part: P;
  value: SettingValue<P>;
  pictures: Picture[];
  /** Increases with every write; 0 while the product's text is unchanged. */
  version: number;
  updatedAt: string | null;
};

export type DraftSetting = Setting<PublicPart>;

export type Settings = { [P in SettingPart]: Setting<P> };

export type OfferedLegal = { [P in LegalPart]?: SettingValue<P> };

export type PurposeState = {
  isNamed: boolean;
  accepted: { by: string; at: string } | null;
};

export type Purposes = Record<PurposeName, PurposeState>;

export type OwnSettings = Pick<Settings, EditorPart> & Partial<Settings>;
