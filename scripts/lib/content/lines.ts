import type { ContentDifferences } from '@/lib/domain/content/differences';
import { labelOfField } from '@/lib/domain/history/lines';
import { findKind } from '@/lib/domain/records';
import { settingTable } from '@/lib/domain/settings/schema';

const toLine = (verb: string, what: string, fields: string[] = []) =>
  `${verb.padEnd(7)} ${what}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`;

export function toLines(
  { records, orders, about, settings }: ContentDifferences,
  isDeleting: boolean,
): string[] {
  const labelsOf = (entity: string, fields: string[]) => fields.map((name) => labelOfField(entity, name));
  return [
    ...records
      .filter(({ action }) => isDeleting || action !== 'delete')
      .map(({ kind, action, record, name, fields }) => {
        const entity = findKind(kind)?.entity ?? kind;
        return toLine(action, `${entity} ${name ? `“${name}”` : record._id}`, labelsOf(entity, fields));
      }),
    ...orders.map((kind) => toLine('order', findKind(kind)?.plural ?? kind)),
    ...(about.length > 0 ? [toLine('change', 'about stats', labelsOf('about stats', about))] : []),
    ...settings.map((part) => toLine('change', 'settings', [settingTable[part].name])),
  ];
}
