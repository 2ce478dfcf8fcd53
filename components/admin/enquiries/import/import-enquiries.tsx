'use client';

import { useState } from 'react';
import { ImportDialog } from '@/components/admin/import/import-dialog';
import { postTable } from '@/components/admin/import/post-table';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { importLimits, importNotice } from '@/lib/content/enquiries/enquiry-import';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import type { ImportOutcome } from '@/lib/domain/intake/dto';
import { guessColumns } from '@/lib/domain/intake/schema';
import { formatCount } from '@/lib/shared/numbers/format';
import { ImportColumns } from './import-columns';
import { listMissingContacts, noChoice, readTable, toRows } from './import-table';
import { TakenTables } from './taken-tables';
import { UndoImport } from './undo-import';

type ImportEnquiriesProps = { people: FilterOptions['people']; onClose: () => void };

export function ImportEnquiries({ people, onClose }: ImportEnquiriesProps) {
  const [table, setTable] = useState<string[][]>([]);
  const [choice, setChoice] = useState(() => ({ columns: guessColumns([]), forAll: noChoice }));
  const [isNoticeGiven, setIsNoticeGiven] = useState(false);
  const { columns, forAll } = choice;
  const hasRows = table.length > 1;
  const missing = hasRows ? listMissingContacts(columns) : [];

  async function read(file: File | undefined) {
    const found = file ? await readTable(file) : { table: [], failure: null };
    setTable(found.table);
    setChoice({ columns: guessColumns(found.table[0] ?? []), forAll: noChoice });
    return found.failure;
  }
  const send = (isTrial: boolean) =>
    postTable<ImportOutcome>('/api/admin/enquiries/import', {
      rows: toRows(table, columns, forAll),
      isTrial,
      isNoticeGiven,
    });

  return (
    <ImportDialog
      hint={`A CSV file whose first line has the names of the columns, with at most ${formatCount(importLimits.rows)} lines. The import sends no mails.`}
      nouns={['enquiry', 'enquiries']}
      onFile={read}
      send={hasRows && missing.length === 0 ? send : null}
      revision={choice}
      done={({ importId }) => importId && <UndoImport id={importId} />}
      consent={{
        isGiven: isNoticeGiven,
        control: (
          <label htmlFor="import-told" className="flex min-h-11 items-center gap-3">
            <Checkbox id="import-told" isOn={isNoticeGiven} onChange={setIsNoticeGiven} />
            {importNotice.text}
          </label>
        ),
      }}
      onClose={onClose}
    >
      {hasRows ? (
        <>
          <ImportColumns
            table={table}
            columns={columns}
            forAll={forAll}
            people={people}
            onChange={(part) => setChoice({ ...choice, ...part })}
          />
          {missing.length > 0 && (
            <p role="status" className="font-semibold">
              First choose the column of {missing.join(' or of ')}.
            </p>
          )}
        </>
      ) : (
        <TakenTables />
      )}
    </ImportDialog>
  );
}
