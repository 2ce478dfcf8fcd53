/** So that spreadsheets read the text as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A cell that no spreadsheet takes for a formula: what begins like one gets an apostrophe before it. */
export function toCell(value: string): string {
  const safe = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]/u.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

export const toCsvLine = (values: string[]): string => `${values.map(toCell).join(',')}\r\n`;
