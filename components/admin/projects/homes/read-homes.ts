import {
  newUnitType,
  type UnitTypeInput,
  unitTypeFields,
  unitTypeList,
} from '@/lib/domain/unit-types/fields';
import { squareFeetOfMetre } from '@/lib/shared/numbers/format';
import { parseRupees } from '@/lib/shared/numbers/rupees';
import { labelOf } from '@/lib/shared/parsing/record-fields';
import { parseCsv } from '@/lib/shared/tables/parse-csv';

type FieldName = Exclude<keyof UnitTypeInput, '_id' | 'plans'>;

const headings: [pattern: RegExp, name: FieldName][] = [
  [/carpet/, 'carpetArea'],
  [/balcon/, 'balconyArea'],
  [/terrace/, 'terraceArea'],
  [/undivided|land|\buds\b/, 'landShare'],
  [/price.*to\b|to.*price/, 'priceTo'],
  [/price|base/, 'priceFrom'],
  [/free|available/, 'freeCount'],
  [/how many|homes|units|count/, 'homeCount'],
  [/bhk|bedroom/, 'bhk'],
  [/parking/, 'parking'],
  [/floor/, 'floors'],
  [/name|type|home/, 'name'],
];

type Column = { name: FieldName; heading: string; isFeet: boolean; unit: string };

function toColumn(heading: string): Column | null {
  const text = heading.toLowerCase();
  const name = headings.find(([pattern]) => pattern.test(text))?.[1];
  if (!name) return null;
  const [unit = ''] = /\b(?:lakhs?|lacs?|crores?|cr)\b/.exec(text) ?? [];
  return { name, heading, isFeet: /sq\.?\s*f|sft|feet|\bft\b/.test(text), unit };
}

const places = 2;
const isMoney = (name: FieldName) => name === 'priceFrom' || name === 'priceTo';
const isArea = (name: FieldName) => name.endsWith('Area') || name === 'landShare';
const isText = (name: FieldName) => name === 'name' || name === 'parking' || name === 'floors';

function readCell({ name, isFeet, unit }: Column, text: string): string | number | undefined {
  if (isText(name)) return text;
  if (isMoney(name))
    return parseRupees(unit && /^[\d.,\s]+$/.test(text) ? `${text} ${unit}` : text) ?? undefined;
  const figure = /^(\d[\d,]*(?:\.\d+)?)\s*(?:bhk|sq\.?\s*(?:m|ft)\.?)?$/i.exec(text)?.[1];
  if (figure === undefined) return undefined;
  const value = Number(figure.replaceAll(',', ''));
  if (!isArea(name)) return value;
  return Number((isFeet ? value / squareFeetOfMetre : value).toFixed(places));
}

export type ReadHomes = {
  homes: UnitTypeInput[];
  changed: number;
  added: number;
  problems: string[];
};

const said = (text: string) => `“${text.slice(0, 40)}”`;

/** A line with the name of a home updates it; another adds one. Empty or unreadable cells change nothing. */
export function readHomes(pasted: string, present: readonly UnitTypeInput[]): ReadHomes {
  const [head = [], ...lines] = parseCsv(pasted);
  const columns = head.map(toColumn);
  const nameAt = columns.findIndex((column) => column?.name === 'name');
  const homes = [...present];
  const read: ReadHomes = { homes, changed: 0, added: 0, problems: [] };
  if (nameAt < 0 || lines.length === 0) {
    read.problems.push(
      'The first line must have the column names, such as Name, BHK, Carpet sq m, Balcony sq ft.',
    );
    return read;
  }
  for (const [at, column] of columns.entries())
    if (!column && head[at]) read.problems.push(`Column ${said(head[at])} is not known and was left out.`);
  for (const [index, cells] of lines.entries()) {
    const line = index + 2;
    const name = cells[nameAt] ?? '';
    const place = homes.findIndex((home) => home.name.trim().toLowerCase() === name.toLowerCase());
    const home: UnitTypeInput = { ...(homes[place] ?? { ...newUnitType, plans: [] }) };
    for (const [at, column] of columns.entries()) {
      const text = cells[at] ?? '';
      if (!column || text === '' || (column.name === 'name' && place >= 0)) continue;
      const value = readCell(column, text);
      const { success } = unitTypeFields.shape[column.name].safeParse(value);
      if (success) Object.assign(home, { [column.name]: value });
      else
        read.problems.push(
          `Line ${line}, ${labelOf(unitTypeFields, column.name)}: ${said(text)} was left out.`,
        );
    }
    if (home.name === '') read.problems.push(`Line ${line} has no name and was left out.`);
    else if (place >= 0) {
      homes[place] = home;
      read.changed += 1;
    } else if (unitTypeList.safeParse([...homes, home]).error?.issues.some(({ path }) => path.length === 0))
      read.problems.push(
        `Line ${line}, ${said(name)} was left out: the project already has the highest number of unit types.`,
      );
    else {
      homes.push(home);
      read.added += 1;
    }
  }
  return read;
}
