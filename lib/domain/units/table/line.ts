import { type UnitColumn, unitTableColumns } from '@/lib/content/units';
import { toCsvLine } from '@/lib/shared/tables/csv';
import type { Unit, UnitState } from '../fields';

export const columnNames = Object.keys(unitTableColumns) as UnitColumn[];

export const tableHead = (): string => toCsvLine(Object.values(unitTableColumns));

export const stateWords: Record<UnitState, string> = {
  free: 'available',
  held: 'blocked',
  booked: 'booked',
  sold: 'sold',
};

const toText = (value: string | number | null): string => (value === null ? '' : String(value));

export const toTableLine = (unit: Pick<Unit, UnitColumn>): string =>
  toCsvLine(columnNames.map((name) => (name === 'state' ? stateWords[unit.state] : toText(unit[name]))));

const nameOf = (head: string) => head.replace(/\s+/g, '').toLowerCase();

export function findColumns(heads: readonly string[]): Map<UnitColumn, number> {
  const named = heads.map(nameOf);
  return new Map(
    columnNames
      .map((name): [UnitColumn, number] => [name, named.indexOf(nameOf(unitTableColumns[name]))])
      .filter(([, place]) => place >= 0),
  );
}

/** Removes the protection against spreadsheet formulas. */
export const toValue = (cell: string): string =>
  cell.replace(/^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠|%])/u, '').trim();
