import { toRupees } from '@/lib/content/home-choices';

const sum = /(?<count>\d+(?:\.\d+)?)\s*(?<unit>l|lakhs?|lacs?|cr|crores?)(?![\p{L}\p{N}])/u;
// In a range the first sum is the minimum, which excludes nothing.
const least = /(?:\d+(?:\.\d+)?\s*(?:l|lakhs?|lacs?|cr|crores?)?\s*(?:-|–|to)\s*)?/;
const before =
  /(?:(?:under|below|within|between|from|up\s*to|less\s+than|max(?:imum)?|budget(?:\s+of)?)\s+)?/;
const currency = /(?:(?:rs\.?|₹)\s*)?/;
const budget = new RegExp(
  before.source + currency.source + least.source + currency.source + sum.source,
  'iu',
);

/** In rupees; matches "under 80 lakh", "60-80 lakhs", "1.5cr". Answers the remaining words too. */
export function parseBudget(typed: string): { maxRupees: number | null; rest: string } {
  const found = budget.exec(typed);
  const { count = '', unit = '' } = found?.groups ?? {};
  if (!found) return { maxRupees: null, rest: typed };
  const isCrore = unit.toLowerCase().startsWith('c');
  return {
    maxRupees: toRupees(`${count} ${isCrore ? 'crore' : 'lakh'}`),
    rest: typed.replace(found[0], ' '),
  };
}
