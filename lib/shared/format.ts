let count: Intl.NumberFormat | undefined;

/** 4280 as "4,280". The format is made by the first use: making it holds a phone up while it prepares the page. */
export function formatCount(value: number): string {
  count ??= new Intl.NumberFormat('en-IN');
  return count.format(value);
}

const endsInUnit =
  /(?:sq\.?\s*(?:ft|feet|foot|m|mt|mtr|mtrs|metres?|meters?|yd|yds|yards?|in)|square\s+(?:feet|foot|metres?|meters?|yards?)|ft²|m²|ft2|m2|sft|acres?|cents?|hectares?|ha|guntas?)\.?$/i;

/** PROJ-7: the built-up area, with sqft unless the text ends in a unit, or names no figure. */
export function formatArea(price: string): string {
  const text = price.trim();
  if (!/\d/.test(text) || endsInUnit.test(text)) return text;
  return `${text} sqft`;
}
