import { type UnitColumn, unitImportLimits, unitTableColumns, unitTexts } from '@/lib/content/units';
import { AppError } from '@/lib/shared/errors';
import { parseCsv } from '@/lib/shared/tables/parse-csv';
import type { UnitTypeChoice, WrongLine } from '../dto';
import type { Unit } from '../fields';
import { columnNames, findColumns } from './line';
import { keyOf, type ReadUnit, readLine } from './read';

type Change = { before: Unit; values: Partial<Pick<Unit, UnitColumn>> };

export type ImportPlan = {
  added: ReadUnit[];
  changed: Change[];
  same: number;
  wrong: WrongLine[];
  wrongLines: number;
  /** Free in the table and held here: the holds stay. */
  kept: Unit[];
  hasState: boolean;
};

/** @throws AppError invalid for what is no table of units. */
function readTable(csv: string): { lines: string[][]; columns: Map<UnitColumn, number> } {
  const [heads = [], ...lines] = parseCsv(csv);
  const columns = findColumns(heads);
  if (!columns.has('number') || !columns.has('floor')) throw new AppError('invalid', unitTexts.noTable);
  if (lines.length > unitImportLimits.rows) throw new AppError('invalid', unitTexts.tooManyRows);
  return { lines, columns };
}

function listChanged(before: Unit, unit: ReadUnit): Change['values'] {
  const names = columnNames.filter((name) => unit[name] !== undefined && unit[name] !== before[name]);
  return Object.fromEntries(names.map((name) => [name, unit[name]]));
}

type Given = { known: readonly Unit[]; types: readonly UnitTypeChoice[]; takesState: boolean };

/** @throws AppError invalid. */
export function planImport(csv: string, { known, types, takesState }: Given): ImportPlan {
  const { lines, columns } = readTable(csv);
  const hasState = columns.has('state');
  if (!takesState) columns.delete('state');
  const byKey = new Map(known.map((unit) => [keyOf(unit), unit]));
  const linesOf = new Map<string, number>();
  const plan: ImportPlan = { added: [], changed: [], same: 0, wrong: [], wrongLines: 0, kept: [], hasState };
  for (const [at, cells] of lines.entries()) {
    // Lines count from 1, and the first has the heads.
    const line = at + 2;
    const { unit, wrong } = readLine(cells, { line, columns, types });
    const first = unit && linesOf.get(keyOf(unit));
    if (unit && first) {
      const message = `Line ${first} has this unit already`;
      wrong.push({ line, column: unitTableColumns.number, value: unit.number, message });
    }
    plan.wrong.push(...wrong);
    if (!unit || first) {
      plan.wrongLines += 1;
      continue;
    }
    linesOf.set(keyOf(unit), line);
    addLine(plan, unit, byKey.get(keyOf(unit)));
  }
  return plan;
}

function addLine(plan: ImportPlan, unit: ReadUnit, before: Unit | undefined): void {
  if (!before) return void plan.added.push(unit);
  const values = listChanged(before, unit);
  if (before.state === 'held' && values.state === 'free') {
    plan.kept.push(before);
    delete values.state;
  }
  if (Object.keys(values).length === 0) plan.same += 1;
  else plan.changed.push({ before, values });
}
