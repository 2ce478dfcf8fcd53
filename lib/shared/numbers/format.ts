let count: Intl.NumberFormat | undefined;

/** Made at first use: it blocks a phone that prepares the page. */
export function formatCount(value: number): string {
  count ??= new Intl.NumberFormat('en-IN');
  return count.format(value);
}

const endsInUnit =
  /(?:sq\.?\s*(?:ft|feet|foot|m|mt|mtr|mtrs|metres?|meters?|yd|yds|yards?|in)|square\s+(?:feet|foot|metres?|meters?|yards?)|ft²|m²|ft2|m2|sft|acres?|cents?|hectares?|ha|guntas?)\.?$/i;

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

export function formatSquareMetres(price: string): string | null {
  const [, ...figures] = squareFeet.exec(price.trim()) ?? [];
  const metres = figures
    .filter((each) => each !== undefined)
    .map((each) => formatCount(Math.round(Number(each.replaceAll(',', '')) / squareFeetOfMetre)));
  return metres.length === 0 ? null : `${metres.join('–')} sq m`;
}

export const formatBytes = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
