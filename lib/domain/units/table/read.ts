import { type UnitColumn, unitTableColumns, unitTexts } from '@/lib/content/units';
import type { UnitTypeChoice, WrongLine } from '../dto';
import { type Unit, type UnitState, unitFields, unitStates } from '../fields';
import { stateWords, toValue } from './line';

export type ReadUnit = Partial<Pick<Unit, UnitColumn>> & Pick<Unit, 'tower' | 'number'>;

const numbers = new Set<UnitColumn>([
  'carpetArea',
  'exclusiveCommonArea',
  'commonArea',
  'landShare',
  'parkingLots',
  'price',
]);

/** Accepts "1,12,450.50"; NaN for no number. */
function toNumber(text: string): number | null {
  if (text === '') return null;
  const plain = text.replace(/(?<=\d),(?=\d{2,3}(\D|$))/g, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** An area of this multiple of the largest type was typed in square feet. */
const footFactor = 3;

function findMistake(
  column: UnitColumn,
  text: string,
  value: unknown,
  types: readonly UnitTypeChoice[],
): string | null {
  if (Number.isNaN(value)) return 'A number without text, such as 104.38';
  if (column === 'number' && /\s/.test(text))
    return `A number without a space. Do you mean unit ${text.replace(/\s+/g, '')}?`;
  if (column === 'type' && text !== '' && types.length > 0 && !types.some(({ name }) => name === text))
    return unitTexts.noType(
      text,
      types.map(({ name }) => name),
    );
  const largest = types.toSorted((one, other) => (other.carpetArea ?? 0) - (one.carpetArea ?? 0))[0];
  if (column === 'carpetArea' && largest?.carpetArea && Number(value) > footFactor * largest.carpetArea)
    return `Larger than every home of this project. Are these square feet? The largest is ${largest.name} with ${largest.carpetArea} sq m`;
  const schema = unitFields.shape[column as keyof typeof unitFields.shape];
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}

const findState = (text: string): UnitState | undefined =>
  unitStates.find((state) => state === text || stateWords[state] === text);

function readCell(column: UnitColumn, text: string, types: readonly UnitTypeChoice[]) {
  if (column === 'state') {
    if (text === '') return { value: undefined, mistake: null };
    const state = findState(text.toLowerCase());
    return { value: state, mistake: state ? null : `A state is ${Object.values(stateWords).join(', ')}` };
  }
  const value = numbers.has(column) ? toNumber(text) : text;
  return { value, mistake: findMistake(column, text, value, types) };
}

type Read = { unit: ReadUnit | null; wrong: WrongLine[] };

export function readLine(
  cells: readonly string[],
  {
    line,
    columns,
    types,
  }: { line: number; columns: Map<UnitColumn, number>; types: readonly UnitTypeChoice[] },
): Read {
  const wrong: WrongLine[] = [];
  const values: Record<string, unknown> = { tower: '' };
  for (const [column, place] of columns) {
    const text = toValue(cells[place] ?? '');
    const { value, mistake } = readCell(column, text, types);
    if (mistake) wrong.push({ line, column: unitTableColumns[column], value: text, message: mistake });
    else if (value !== undefined) values[column] = value;
  }
  // The schema of each field checked its value.
  return { unit: wrong.length === 0 ? (values as ReadUnit) : null, wrong };
}

export const keyOf = ({ tower, number }: Pick<Unit, 'tower' | 'number'>): string =>
  JSON.stringify([tower, number]);
