import { costsContent } from '@/lib/content/projects/costs';
import { formatCount, squareFeetOfMetre } from '../numbers/format';
import { costsPath } from '../projects/below-project';
import { formatFeet, formatMetres } from '../projects/homes';

export const costKeys = ['home', 'floor', 'parking', 'loan', 'rate', 'years', 'area', 'unit'] as const;
export type CostKey = (typeof costKeys)[number];

type Query = Record<string, string | string[] | undefined>;

const maxLength = 40;

export type CostQuery = Record<CostKey, string>;

const readText = (query: Query, key: string): string =>
  [query[key]].flat()[0]?.trim().slice(0, maxLength) ?? '';

/** Former links have `months` in place of `years`. */
function readYears(query: Query): string {
  const years = readText(query, 'years');
  const months = readNumber(readText(query, 'months'), { min: 12, max: 480, places: 0 });
  return years !== '' || months === null ? years : String(Number((months / 12).toFixed(2)));
}

export const readCostQuery = (query: Query): CostQuery => ({
  ...(Object.fromEntries(costKeys.map((key) => [key, readText(query, key)])) as CostQuery),
  years: readYears(query),
});

type Bounds = { min: number; max: number; places: number };

export const costBounds = {
  floor: { min: 0, max: 200, places: 0 },
  parking: { min: 0, max: 10, places: 0 },
  loan: { min: 10_000, max: 1_000_000_000, places: 0 },
  rate: { min: 0, max: 30, places: 2 },
  years: { min: 1, max: 40, places: 2 },
  area: { min: 1, max: 1_000_000, places: 2 },
} satisfies Partial<Record<CostKey, Bounds>>;
export type CostNumber = keyof typeof costBounds;

export const areaUnits = ['sq m', 'sq ft'] as const;
export type AreaUnit = (typeof areaUnits)[number];

export function readNumber(text: string, { min, max, places }: Bounds): number | null {
  const plain = text.replace(/[,\s]/g, '');
  const [, decimals = ''] = /^\d{1,12}(?:\.(\d+))?$/.exec(plain) ?? [];
  const value = Number(plain);
  if (!/^\d{1,12}(?:\.\d+)?$/.test(plain) || decimals.length > places) return null;
  return value >= min && value <= max ? value : null;
}

const describeError = (key: CostNumber): string => {
  const { min, max, places } = costBounds[key];
  return costsContent.errorOf(key, { min: formatCount(min), max: formatCount(max), places });
};

export type Errors = Partial<Record<CostKey, string>>;
type Read<T> = { values: T; errors: null } | { values: null; errors: Errors };

export function readNumbers<K extends CostNumber>(
  query: Record<K, string>,
  keys: readonly K[],
): Read<Record<K, number>> {
  const read = keys.map((key) => [key, readNumber(query[key], costBounds[key])] as const);
  const wrong = read.filter(([, value]) => value === null);
  if (wrong.length > 0)
    return {
      values: null,
      errors: Object.fromEntries(wrong.map(([key]) => [key, describeError(key)])),
    };
  return { values: Object.fromEntries(read) as Record<K, number>, errors: null };
}

export const isAreaUnit = (text: string): text is AreaUnit => areaUnits.some((unit) => unit === text);

export const convertArea = (area: number, unit: AreaUnit): string =>
  unit === 'sq m' ? formatFeet(area) : formatMetres(area / squareFeetOfMetre);

export function costsHref(slug: string, query: CostQuery): string {
  const asked = new URLSearchParams(Object.entries(query).filter(([, text]) => text !== ''));
  return asked.size > 0 ? `${costsPath(slug)}?${asked}` : costsPath(slug);
}
