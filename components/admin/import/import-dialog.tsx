'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useId, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/dialogs/modal';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { Spinner } from '@/components/admin/ui/spinner';
import type { Result } from '@/lib/shared/result';
import { ImportOutcome, type Outcome } from './import-outcome';

type ImportDialogProps<O extends Outcome> = {
  hint: ReactNode;
  nouns: readonly [one: string, many: string];
  onFile: (file: File | undefined) => Promise<string | null>;
  send: ((isTrial: boolean) => Promise<Result<O>>) | null;
  /** A change of this value invalidates the outcome. */
  revision?: unknown;
  children?: ReactNode;
  done?: (outcome: O) => ReactNode;
  consent?: { isGiven: boolean; control: ReactNode };
  onClose: () => void;
};

export function ImportDialog<O extends Outcome>(props: ImportDialogProps<O>) {
  const { hint, nouns, onFile, send, revision, children, done, consent, onClose } = props;
  const router = useRouter();
  const fileId = useId();
  const [found, setFound] = useState<{ outcome: O; isTrial: boolean; revision: unknown } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isDone = found?.isTrial === false;
  const shown = isDone || found?.revision === revision ? found : null;

  async function choose(file: File | undefined) {
    setFound(null);
    setFailure(await onFile(file));
  }

  async function run(isTrial: boolean) {
    if (!send) return;
    setIsBusy(true);
    const result = await askServer(() => send(isTrial));
    setIsBusy(false);
    setFailure(result.ok ? null : result.error.message);
    if (!result.ok) return;
    setFound({ outcome: result.data, isTrial, revision });
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
            <Button disabled={isBusy || !send} onClick={() => void run(true)}>
              {isBusy && <Spinner />}
              Try without saving
            </Button>
          )}
          {!isDone && (
            <Button
              look="primary"
              disabled={isBusy || !shown || shown.outcome.added === 0 || consent?.isGiven === false}
              onClick={() => void run(false)}
            >
              Import
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 px-4 pt-5 pb-6 admin:px-6">
        <div>
          <label htmlFor={fileId} className="mb-1.5 block font-[550] admin:text-[13px]">
            File
          </label>
          <input
            id={fileId}
            type="file"
            aria-describedby={`${fileId}-hint`}
            accept=".csv,text/csv,.tsv,text/tab-separated-values"
            onChange={(event) => void choose(event.target.files?.[0])}
            className="admin-field h-auto! py-2!"
          />
          <p id={`${fileId}-hint`} className="mt-1 text-stone admin:text-[13px]">
            {hint}
          </p>
        </div>
        {!isDone && children}
        {shown && <ImportOutcome {...shown} nouns={nouns} />}
        {isDone && found && done?.(found.outcome)}
        {shown && !isDone && consent?.control}
        <FailureLine>{failure}</FailureLine>
      </div>
    </Modal>
  );
}
