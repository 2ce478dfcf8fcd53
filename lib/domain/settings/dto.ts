import type { PurposeName } from '@/lib/content/purposes';
import type { Facts } from '@/lib/content/settings/fact-names';
import type { Identity, OwnPictures } from '@/lib/shared/brand/identity';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { LegalPart } from './legal';
import type { EditorPart, PublicPart, SettingPart, SettingValue } from './schema';

export type Contact = Omit<SettingValue<'contact'>, 'holidays'> & {
  /** The lines above the city; `address` has all that is printed. */
  street: string[];
  /** `tel:` address of the phone. */
  phoneHref: string;
  /** Its holidays, as 2026-12-25. */
  closedDays: string[];
};

/** The same with the name of the builder, and the months that what is sent is kept after the last contact. */
export type ShownContact = Contact & { brand: string; monthsKept: number };

export type MailHead = { identity: Identity; contact: Contact };

export type ShownSettings = {
  identity: Identity;
  /** In the place of stock pictures. */
  pictures: OwnPictures;
  contact: ShownContact;
  forms: SettingValue<'forms'>;
  words: PageWords;
  facts: Facts;
};

export type Responder = { name: string; role: string; picture: Picture | null };

/** What the office may rewrite of the fixed pages; their texts name facts. */
export type PageWords = { [P in 'home' | 'story' | 'search']: SettingValue<P> };

export type Faq = Omit<SettingValue<'faqs'>[number], '_id'> & { _id: string };

export type Setting<P extends SettingPart = SettingPart> = {
  /** The name of the part, too, as every record has one. */
  _id: SettingPart;
  part: P;
  value: SettingValue<P>;
  /** Those that the value names, in no order. */
  pictures: Picture[];
  /** Raised by every write; 0 while the words of the product stand. */
  version: number;
  updatedAt: string | null;
};

export type DraftSetting = Setting<PublicPart>;

export type Settings = { [P in SettingPart]: Setting<P> };

/** Words of the product that differ from those that it was held against before: nothing of them is published. */
export type OfferedLegal = { [P in LegalPart]?: SettingValue<P> };

/** Whether the privacy policy names a purpose: by the words of the product, or as somebody has said. */
export type PurposeState = {
  isNamed: boolean;
  /** Who has said it, and when; null where nobody had to. */
  accepted: { by: string; at: string } | null;
};

export type Purposes = Record<PurposeName, PurposeState>;

/** Those of a role: an editor's at least. */
export type OwnSettings = Pick<Settings, EditorPart> & Partial<Settings>;
