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

export const squareFeetOfMetre = 10.7639104;
const figure = '(\\d[\\d,]*(?:\\.\\d+)?)';
const squareFeet = new RegExp(
  `^${figure}(?:\\s*(?:–|-|to)\\s*${figure})?\\s*(?:sq\\.?\\s*(?:ft|feet)\\.?|sft)?$`,
  'i',
);

/** An area in square metres, "483 sq m", where the text is a number of square feet, or two; else null. */
export function formatSquareMetres(price: string): string | null {
  const [, ...figures] = squareFeet.exec(price.trim()) ?? [];
  const metres = figures
    .filter((each) => each !== undefined)
    .map((each) => formatCount(Math.round(Number(each.replaceAll(',', '')) / squareFeetOfMetre)));
  return metres.length === 0 ? null : `${metres.join('–')} sq m`;
}

/** "12 KB", "1.4 MB". */
export const formatBytes = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
