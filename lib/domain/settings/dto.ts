import type { SettingPart, SettingValue } from './schema';

/** How the office is reached, as pages show it. */
export type Contact = SettingValue<'contact'> & {
  /** `tel:` address of the phone. */
  phoneHref: string;
};

export type Faq = Omit<SettingValue<'faqs'>[number], '_id'> & { _id: string };

/** One part as the back office edits it. */
export type Setting<P extends SettingPart = SettingPart> = {
  part: P;
  value: SettingValue<P>;
  /** Raised by every write; 0 while the product's own words stand. */
  version: number;
  updatedAt: string | null;
};
