import { importLimits } from '@/lib/content/enquiries/enquiry-import';
import { type ImportChoice, importColumns } from '@/lib/domain/intake/schema';
import { formatCount } from '@/lib/shared/numbers/format';
import { decodeTable } from '@/lib/shared/tables/decode';
import { parseCsv } from '@/lib/shared/tables/parse-csv';

type Read = { table: string[][]; failure: string | null };

/** Older programs do not write UTF-8. */
export async function readTable(file: File): Promise<Read> {
  const bytes = await file.arrayBuffer();
  const tooMuch = `At most ${formatCount(importLimits.rows)} lines at once. Split the table into smaller files.`;
  if (bytes.byteLength > importLimits.bytes) return { table: [], failure: tooMuch };
  const table = parseCsv(decodeTable(bytes));
  if (table.length - 1 > importLimits.rows) return { table: [], failure: tooMuch };
  if (table.length < 2) return { table: [], failure: 'The file has column names but no data below them.' };
  return { table, failure: null };
}

export const noChoice = { state: '', assignee: '', receivedAt: '' };
export type ForAll = typeof noChoice;

/** Without one of them nobody could be answered. */
const contactColumns = importColumns.filter(({ name }) => name === 'phone' || name === 'email');

export const isContactColumn = (column: (typeof importColumns)[number]): boolean =>
  contactColumns.includes(column);

export const listMissingContacts = (columns: ImportChoice): string[] =>
  contactColumns.some(({ name }) => columns[name] >= 0) ? [] : contactColumns.map(({ label }) => label);

/** Empty cells would be most of the request. */
export const toRows = (
  table: string[][],
  columns: ImportChoice,
  forAll: ForAll,
): Record<string, string>[] => {
  const cellOf = (line: string[], name: keyof ImportChoice) =>
    (columns[name] < 0 ? forAll[name as keyof ForAll] : line[columns[name]]) ?? '';
  return table
    .slice(1)
    .map((line) =>
      Object.fromEntries(
        importColumns.map(({ name }) => [name, cellOf(line, name)]).filter(([, cell]) => cell !== ''),
      ),
    );
};
