import { filingTexts, towerColumn, unitColumns } from '@/lib/content/filing';
import type { FilingFacts } from '@/lib/shared/filing/facts';
import type { FiledUnit } from '@/lib/shared/filing/make-facts';
import { toSheet } from '@/lib/shared/filing/sheet';
import { byteOrderMark, toCsvLine } from '@/lib/shared/tables/csv';

const columns = Object.entries(unitColumns) as [keyof typeof unitColumns, string][];

/** The Authority's eight columns; the building precedes them where there are several. */
export function toUnitsCsv(units: readonly FiledUnit[]): string {
  const hasTowers = new Set(units.map(({ tower }) => tower)).size > 1;
  const head = [...(hasTowers ? [towerColumn] : []), ...columns.map(([, heading]) => heading)];
  const lines = units.map((unit) => [
    ...(hasTowers ? [unit.tower] : []),
    ...columns.map(([field]) => String(unit[field] ?? '')),
  ]);
  return byteOrderMark + [head, ...lines].map(toCsvLine).join('');
}

const blank = toCsvLine(['']);

/** In the Authority's order. */
export function toSheetCsv(facts: FilingFacts): string {
  const { title, about, notes, parts, blanks } = toSheet(facts);
  const lines = [
    toCsvLine([title]),
    ...about.map(toCsvLine),
    ...notes.map((note) => toCsvLine([note])),
    ...parts.flatMap((part) => [
      blank,
      toCsvLine([part.title]),
      toCsvLine(part.head),
      ...part.rows.map(toCsvLine),
    ]),
    blank,
    ...blanks.map((name) => toCsvLine([name, filingTexts.notKept])),
  ];
  return byteOrderMark + lines.join('');
}
