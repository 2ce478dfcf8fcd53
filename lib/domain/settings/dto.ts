import type { Facts } from '@/lib/content/facts';
import type { Identity, OwnPictures } from '@/lib/shared/identity';
import type { Picture } from '@/lib/shared/picture';
import type { DraftPart } from './draft-parts';
import type { LegalPart } from './legal';
import type { EditorPart } from './roles';
import type { SettingPart, SettingValue } from './schema';

/** How the office is reached, as pages show it. */
export type Contact = SettingValue<'contact'> & {
  /** The lines above the city; `address` has all that is printed. */
  street: string[];
  /** `tel:` address of the phone. */
  phoneHref: string;
};

/** The same with the name of the builder, and the months that what is sent is kept after the last contact. */
export type ShownContact = Contact & { brand: string; monthsKept: number };

/** Of whom a mail is, and how they are reached. */
export type MailHead = { identity: Identity; contact: Contact };

/** What the settings say on any page. */
export type ShownSettings = {
  identity: Identity;
  /** In the place of stock pictures. */
  pictures: OwnPictures;
  contact: ShownContact;
  words: PageWords;
  facts: Facts;
};

/** Who answers enquiries, as pages show it. */
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

export type { DraftPart };
/** One that can be kept as a draft. */
export type DraftSetting = Setting<DraftPart>;

export type Settings = { [P in SettingPart]: Setting<P> };

/** Words of the product that differ from those that it was held against before: nothing of them is published. */
export type OfferedLegal = { [P in LegalPart]?: SettingValue<P> };

/** Those of a role: an editor's at least. */
export type OwnSettings = Pick<Settings, EditorPart> & Partial<Settings>;
