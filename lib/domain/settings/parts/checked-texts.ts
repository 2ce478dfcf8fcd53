import { listTexts } from '@/lib/shared/settings/texts';
import type { CheckedText } from '@/lib/shared/wording/checked-texts';
import type { SettingPart } from '../schema';
import { toFieldPath } from './texts';

/** Of the parts whose texts the public reads as the builder's own words: which fields; all of them where none is named. */
const checkedParts: { [P in SettingPart]?: readonly string[] } = {
  identity: ['tagline', 'footerTagline'],
  home: [],
  story: [],
  search: [],
  faqs: [],
  privacy: [],
  terms: [],
};

export const checkedSettings = Object.keys(checkedParts) as SettingPart[];

/** The texts of a part with the paths of their fields: paragraphs are one field together. */
export function listSettingTexts(part: SettingPart, value: unknown): CheckedText[] {
  const names = checkedParts[part];
  if (names === undefined) return [];
  const byField = new Map<string, string[]>();
  for (const { path, text } of listTexts(value)) {
    const [first] = path;
    if (text === '' || ['_id', 'href'].includes(String(path.at(-1)))) continue;
    if (names.length > 0 && !names.includes(String(first))) continue;
    const field = toFieldPath(path).join('.');
    byField.set(field, [...(byField.get(field) ?? []), text]);
  }
  return [...byField].map(([path, texts]) => ({ path, text: texts.join('\n') }));
}
