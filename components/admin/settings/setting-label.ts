import { splitLabel } from '@/lib/shared/parsing/record-fields';
import type { FormPart } from './setting-parts';

export function settingLabelOf({ schema }: Pick<FormPart, 'schema'>, path: string): string {
  if (path === '') return 'This part';
  const [label, ...steps] = splitLabel(schema, path);
  return [label ?? path, ...steps.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step))]
    .join(' ')
    .replace(/(\d+) /g, '$1, ');
}
