'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { Modal } from '@/components/admin/ui/modal';
import { Spinner } from '@/components/admin/ui/spinner';
import { redirectLimits } from '@/lib/content/redirects';
import { importRedirectsAction } from '@/lib/domain/redirects/actions';
import type { RedirectOutcome } from '@/lib/domain/redirects/dto';
import { ImportedRedirects } from './imported-redirects';
import { type RedirectTable, toRedirectTable } from './redirect-table';

/** The addresses of an old site, from a table: it is tried, then taken. */
export function ImportRedirects({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [table, setTable] = useState<RedirectTable | null>(null);
  const [found, setFound] = useState<{ outcome: RedirectOutcome; isTrial: boolean } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isDone = found?.isTrial === false;

  async function choose(file: File | undefined) {
    setFound(null);
    setFailure(null);
    setTable(null);
    if (!file) return;
    try {
      if (file.size > redirectLimits.bytes)
        throw new Error('The file is too large: cut the table into parts.');
      setTable(toRedirectTable(await file.text()));
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  async function send(isTrial: boolean) {
    if (!table) return;
    setIsBusy(true);
    const result = await askServer(() => importRedirectsAction({ ...table, isTrial }));
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
            <Button disabled={isBusy || !table} onClick={() => void send(true)}>
              {isBusy && <Spinner />}
              Try without keeping
            </Button>
          )}
          {!isDone && (
            <Button
              look="primary"
              disabled={isBusy || !found || found.outcome.added === 0}
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
          <label htmlFor="redirects-file" className="mb-1.5 block font-[550] admin:text-[13px]">
            File
          </label>
          <input
            id="redirects-file"
            type="file"
            aria-describedby="redirects-file-hint"
            accept=".csv,text/csv,.tsv,text/tab-separated-values"
            onChange={(event) => void choose(event.target.files?.[0])}
            className="admin-field h-auto! py-2!"
          />
          <p id="redirects-file-hint" className="mt-1 text-stone admin:text-[13px]">
            A table saved as CSV: in its first column the address of before, in its second where it leads. At
            most {redirectLimits.rows} lines.
          </p>
        </div>
        {found && <ImportedRedirects {...found} />}
        <FailureLine>{failure}</FailureLine>
      </div>
    </Modal>
  );
}
