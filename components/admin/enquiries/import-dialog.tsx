'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { Checkbox } from '@/components/admin/ui/checkbox';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { Modal } from '@/components/admin/ui/modal';
import { Spinner } from '@/components/admin/ui/spinner';
import { guessColumns, importLimits, importNotice } from '@/lib/content/lead-import';
import { importEnquiriesAction } from '@/lib/domain/enquiries/actions';
import type { ImportOutcome as Outcome } from '@/lib/domain/enquiries/dto';
import { ImportColumns } from './import-columns';
import { ImportOutcome } from './import-outcome';
import { readTable, toRows } from './import-table';

/** The leads of a table: its columns are chosen, it is tried, then taken. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [table, setTable] = useState<string[][]>([]);
  const [columns, setColumns] = useState(() => guessColumns([]));
  const [isTold, setIsTold] = useState(false);
  const [found, setFound] = useState<{ outcome: Outcome; isTrial: boolean } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const lines = Math.max(0, table.length - 1);
  const isDone = found?.isTrial === false;

  async function choose(file: File | undefined) {
    setFound(null);
    const read = file ? await readTable(file) : { table: [], failure: null };
    setFailure(read.failure);
    setTable(read.table);
    setColumns(guessColumns(read.table[0] ?? []));
  }
  async function send(isTrial: boolean) {
    setIsBusy(true);
    const rows = toRows(table, columns);
    const result = await askServer(() => importEnquiriesAction({ rows, isTrial, isNoticeGiven: isTold }));
    setIsBusy(false);
    setFailure(result.ok ? null : result.error.message);
    if (!result.ok) return;
    setFound({ outcome: result.data, isTrial });
    if (!isTrial) router.refresh();
  }

  return (
    <Modal
      title="Import a table"
      layout={{ width: 640 }}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button look="ghost" disabled={isBusy} onClick={onClose}>
            {isDone ? 'Done' : 'Cancel'}
          </Button>
          {!isDone && (
            <Button disabled={isBusy || lines === 0} onClick={() => void send(true)}>
              {isBusy && <Spinner />}
              Try without keeping
            </Button>
          )}
          {!isDone && (
            <Button
              look="primary"
              disabled={isBusy || !found || found.outcome.added === 0 || !isTold}
              onClick={() => void send(false)}
            >
              Import
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 px-4 pt-5 pb-6 admin:px-6">
        <div>
          <label htmlFor="import-file" className="mb-1.5 block font-[550] admin:text-[13px]">
            File
          </label>
          <input
            id="import-file"
            type="file"
            aria-describedby="import-file-hint"
            accept=".csv,text/csv,.tsv,text/tab-separated-values"
            onChange={(event) => void choose(event.target.files?.[0])}
            className="admin-field h-auto! py-2!"
          />
          <p id="import-file-hint" className="mt-1 text-stone admin:text-[13px]">
            A table saved as CSV, its first line with the names of the columns, at most {importLimits.rows}{' '}
            lines.
          </p>
        </div>
        {lines > 0 && !isDone && (
          <ImportColumns
            table={table}
            columns={columns}
            onChange={(next) => {
              setColumns(next);
              setFound(null);
            }}
          />
        )}
        {found && <ImportOutcome {...found} />}
        {found && !isDone && (
          <label htmlFor="import-told" className="flex min-h-11 items-center gap-3">
            <Checkbox id="import-told" isOn={isTold} onChange={setIsTold} />
            {importNotice.text}
          </label>
        )}
        <FailureLine>{failure}</FailureLine>
      </div>
    </Modal>
  );
}
