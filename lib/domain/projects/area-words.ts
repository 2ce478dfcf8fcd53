const unit = /(?:(?:sq|square)\.?\s*(?:ft|feet|foot)|sqft|sft)\b\.?/;
const number = /\d{1,3}(?:,\d{3})+|\d{3,6}/;
const area = new RegExp(
  `(?:(?<most>under|below|within|up\\s*to|less\\s+than|max(?:imum)?)|(?<least>above|over|from|more\\s+than|at\\s+least|min(?:imum)?))?\\s*` +
    `(?:(?<from>${number.source})\\s*(?:-|–|to)\\s*)?(?<to>${number.source})\\s*${unit.source}`,
  'iu',
);

/** Square feet, both included. */
export type AreaRange = { from: number; to: number };

export const largestArea = 9_999_999;

const numberOf = (text: string) => Number(text.replaceAll(',', ''));

/** A tenth less or more. */
export const around = (size: number): AreaRange => ({
  from: Math.ceil(size * 0.9),
  to: Math.floor(size * 1.1),
});

/** Matches "1500 sqft", "1,200-1,500 sq ft", "above 2000 sqft". Answers the remaining words too. */
export function parseArea(typed: string): { area: (AreaRange & { typed: string }) | null; rest: string } {
  const found = area.exec(typed);
  const { most, least, from, to = '' } = found?.groups ?? {};
  if (!found) return { area: null, rest: typed };
  const size = numberOf(to);
  const range = () => {
    if (from) return { from: Math.min(numberOf(from), size), to: Math.max(numberOf(from), size) };
    if (most) return { from: 0, to: size };
    return least ? { from: size, to: largestArea } : around(size);
  };
  return { area: { ...range(), typed: found[0].trim() }, rest: typed.replace(found[0], ' ') };
}
