import { formatCount, squareFeetOfMetre } from '../numbers/format';

const lakh = 100_000;
const crore = 10_000_000;
const nbsp = '\u00a0';

/** Square metres and rupees. */
type Home = { bhk: number | null; carpetArea: number | null; priceFrom: number | null };
type Homes<Name extends keyof Home> = readonly Pick<Home, Name>[];

const places = (value: number) => value.toFixed(2);
const feet = (metres: number) => formatCount(Math.round(metres * squareFeetOfMetre));
const range = (from: string, to: string) => (from === to ? from : `${from}–${to}`);

export const formatMetres = (metres: number): string => `${places(metres)}${nbsp}sq${nbsp}m`;

export const formatFeet = (metres: number): string => `${feet(metres)}${nbsp}sq${nbsp}ft`;

/** Prices are never rounded. */
export function formatPrice(rupees: number): string {
  const isRound = rupees % 1000 === 0;
  if (isRound && rupees >= crore) return `Rs${nbsp}${rupees / crore}${nbsp}crore`;
  if (isRound && rupees >= lakh) return `Rs${nbsp}${rupees / lakh}${nbsp}lakh`;
  return `Rs${nbsp}${formatCount(rupees)}`;
}

const given = <Name extends keyof Home>(homes: Homes<Name>, name: Name): number[] =>
  homes.flatMap((home) => home[name] || []);

export function describeBhk(homes: Homes<'bhk'>): string {
  const counts = [...new Set(given(homes, 'bhk'))].toSorted((one, other) => one - other).map(String);
  const last = counts.pop();
  if (last === undefined) return '';
  return `${counts.length > 0 ? `${counts.join(', ')} and ${last}` : last}${nbsp}BHK`;
}

export function describeCarpet(homes: Homes<'carpetArea'>): { metres: string; feet: string } | null {
  const areas = given(homes, 'carpetArea');
  if (areas.length === 0) return null;
  const [least, most] = [Math.min(...areas), Math.max(...areas)];
  return {
    metres: `${range(places(least), places(most))}${nbsp}sq${nbsp}m`,
    feet: `${range(feet(least), feet(most))}${nbsp}sq${nbsp}ft`,
  };
}

export const findCheapest = <H extends Pick<Home, 'priceFrom'>>(homes: readonly H[]): H | null =>
  homes
    .filter(({ priceFrom }) => priceFrom)
    .toSorted((one, other) => (one.priceFrom ?? 0) - (other.priceFrom ?? 0))[0] ?? null;

export const bySize = <H extends Pick<Home, 'carpetArea'>>(homes: readonly H[]): H[] =>
  homes.toSorted(
    (one, other) =>
      (one.carpetArea ?? Number.POSITIVE_INFINITY) - (other.carpetArea ?? Number.POSITIVE_INFINITY),
  );
