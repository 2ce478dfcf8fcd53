import { type Difference, keepDifferences } from '@/components/admin/records/form/differences';
import { settingLabelOf } from './setting-label';
import type { FormPart } from './setting-parts';

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .filter(([name]) => name !== '_id' && name !== 'focal')
    .map(([, each]) => toText(each))
    .filter((text) => text !== '')
    .join('\n');
}

const isEntry = (value: unknown) => typeof value === 'object' && value !== null;

function listTexts(value: object): [path: string, text: string][] {
  return Object.entries(value).flatMap(([name, each]): [string, string][] =>
    Array.isArray(each) && each.some(isEntry)
      ? each.map((entry, index) => [`${name}.${index}`, toText(entry)])
      : [[name, toText(each)]],
  );
}

export function listSettingDifferences(
  part: Pick<FormPart, 'schema'>,
  mine: object,
  theirs: object,
): Difference[] {
  const own = new Map(listTexts(mine));
  const other = new Map(listTexts(theirs));
  return keepDifferences(
    [...new Set([...own.keys(), ...other.keys()])].map((path) => ({
      field: path,
      label: settingLabelOf(part, path),
      mine: own.get(path) ?? '',
      theirs: other.get(path) ?? '',
    })),
  );
}
