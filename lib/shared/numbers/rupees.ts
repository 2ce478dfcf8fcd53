const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const units: [RegExp, number][] = [
  [/^(?:cr|crores?)$/, 10_000_000],
  [/^(?:l|lakhs?|lacs?)$/, 100_000],
  [/^$/, 1],
];
const max = 1e12;

export const formatRupees = (rupees: number): string => `₹ ${grouped.format(rupees)}`;

export const wrongRupees = 'Give the value as 85,00,000, 85 lakh or 1.4 crore';

export function parseRupees(typed: string): number | null {
  const plain = typed.toLowerCase().replace(/₹|rs\.?|inr|,|\/-|\s/g, '');
  const [, figure, word = ''] = /^(\d+(?:\.\d+)?)([a-z]*)\.?$/.exec(plain) ?? [];
  const unit = units.find(([pattern]) => pattern.test(word))?.[1];
  if (!figure || !unit) return null;
  const rupees = Math.round(Number(figure) * unit);
  return rupees > 0 && rupees <= max ? rupees : null;
}
