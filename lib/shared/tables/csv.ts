/** Spreadsheets need it to read UTF-8. */
export const byteOrderMark = '\uFEFF';

/** The apostrophe stops spreadsheets from running a formula. */
export function toCell(value: string): string {
  const safe = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]/u.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

export const toCsvLine = (values: string[]): string => `${values.map(toCell).join(',')}\r\n`;
