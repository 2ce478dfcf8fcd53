import { listTexts } from '@/lib/shared/settings/texts';
import type { CheckedText } from '@/lib/shared/wording/checked-texts';
import type { About } from './define';
import { toFieldPath } from './texts';

export function listSettingTexts(
  { checkedFields }: Pick<About, 'checkedFields'>,
  value: unknown,
): CheckedText[] {
  if (checkedFields === undefined) return [];
  const byField = new Map<string, string[]>();
  for (const { path, text } of listTexts(value)) {
    const [first] = path;
    if (text === '' || ['_id', 'href'].includes(String(path.at(-1)))) continue;
    if (checkedFields.length > 0 && !checkedFields.includes(String(first))) continue;
    const field = toFieldPath(path).join('.');
    byField.set(field, [...(byField.get(field) ?? []), text]);
  }
  return [...byField].map(([path, texts]) => ({ path, text: texts.join('\n') }));
}
