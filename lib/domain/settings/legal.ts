import { isDeepStrictEqual } from 'node:util';
import { type SettingPart, type SettingValue, settingDefaults } from './schema';

export const legalParts = ['privacy', 'terms'] as const satisfies SettingPart[];
export type LegalPart = (typeof legalParts)[number];

export const isLegalPart = (part: SettingPart): part is LegalPart => legalParts.some((name) => name === part);

/** @param base the product's text that the office saw last. */
export function findOffer<P extends LegalPart>(
  part: P,
  { value, base }: { value: unknown; base: unknown },
): SettingValue<P> | null {
  const words = settingDefaults[part] as SettingValue<P>;
  return isDeepStrictEqual(words, base) || isDeepStrictEqual(words, value) ? null : words;
}
