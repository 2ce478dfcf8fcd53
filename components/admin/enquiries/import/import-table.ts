import { importLimits } from '@/lib/content/enquiries/enquiry-import';
import { type ImportChoice, importColumns } from '@/lib/domain/enquiries/schema';
import { parseCsv } from '@/lib/shared/tables/parse-csv';

type Read = { table: string[][]; failure: string | null };

/** The cells of a file; tables of older programs are not written in UTF-8. */
export async function readTable(file: File): Promise<Read> {
  const bytes = await file.arrayBuffer();
  const tooMuch = `At most ${importLimits.rows} lines at once: cut the table into parts.`;
  if (bytes.byteLength > importLimits.bytes) return { table: [], failure: tooMuch };
  const table = parseCsv(decode(bytes));
  if (table.length - 1 > importLimits.rows) return { table: [], failure: tooMuch };
  if (table.length < 2)
    return { table: [], failure: 'The file has no lines below the names of its columns.' };
  return { table, failure: null };
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export const toRows = (table: string[][], columns: ImportChoice): Record<string, string>[] =>
  table
    .slice(1)
    .map((line) => Object.fromEntries(importColumns.map(({ name }) => [name, line[columns[name]] ?? ''])));
