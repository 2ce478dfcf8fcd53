import { redirectLimits } from '@/lib/content/admin/redirects';
import { parseCsv } from '@/lib/shared/tables/parse-csv';

export type RedirectTable = { rows: { from: string; to: string }[]; firstLine: 1 | 2 };

/** @throws Error with the reason when the text is no valid table. */
export function toRedirectTable(text: string): RedirectTable {
  const lines = parseCsv(text);
  const hasHeads = !lines[0]?.slice(0, 2).some((cell) => /^(?:\/|https?:)/i.test(cell));
  const rows = lines.slice(hasHeads ? 1 : 0).map(([from = '', to = '']) => ({ from, to }));
  if (rows.length === 0) throw new Error('The file has no lines with addresses.');
  if (rows.length > redirectLimits.rows)
    throw new Error(`At most ${redirectLimits.rows} lines at once. Split the table into smaller files.`);
  return { rows, firstLine: hasHeads ? 2 : 1 };
}
