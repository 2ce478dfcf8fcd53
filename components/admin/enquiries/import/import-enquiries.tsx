'use client';

import { useState } from 'react';
import { ImportDialog } from '@/components/admin/import/import-dialog';
import { Checkbox } from '@/components/admin/ui/checkbox';
import { importLimits, importNotice } from '@/lib/content/enquiries/enquiry-import';
import { importEnquiriesAction } from '@/lib/domain/enquiries/actions';
import { guessColumns } from '@/lib/domain/enquiries/schema';
import { ImportColumns } from './import-columns';
import { readTable, toRows } from './import-table';

/** The enquiries of a table: its columns are chosen, it is tried, then taken. */
export function ImportEnquiries({ onClose }: { onClose: () => void }) {
  const [table, setTable] = useState<string[][]>([]);
  const [columns, setColumns] = useState(() => guessColumns([]));
  const [isTold, setIsTold] = useState(false);
  const hasRows = table.length > 1;

  async function read(file: File | undefined) {
    const found = file ? await readTable(file) : { table: [], failure: null };
    setTable(found.table);
    setColumns(guessColumns(found.table[0] ?? []));
    return found.failure;
  }
  const send = (isTrial: boolean) =>
    importEnquiriesAction({ rows: toRows(table, columns), isTrial, isNoticeGiven: isTold });

  return (
    <ImportDialog
      hint={`A table saved as CSV, its first line with the names of the columns, at most ${importLimits.rows} lines.`}
      nouns={['enquiry', 'enquiries']}
      onFile={read}
      send={hasRows ? send : null}
      revision={columns}
      consent={{
        isGiven: isTold,
        control: (
          <label htmlFor="import-told" className="flex min-h-11 items-center gap-3">
            <Checkbox id="import-told" isOn={isTold} onChange={setIsTold} />
            {importNotice.text}
          </label>
        ),
      }}
      onClose={onClose}
    >
      {hasRows && <ImportColumns table={table} columns={columns} onChange={setColumns} />}
    </ImportDialog>
  );
}
