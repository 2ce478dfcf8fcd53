import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/dialogs/modal';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { Spinner } from '@/components/admin/ui/spinner';
import type { UnitImport } from '@/lib/domain/units/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import { decodeTable } from '@/lib/shared/tables/decode';
import { ImportOutcome } from './import-outcome';
import { sendUnits } from './send-units';

const linesOf = ({ added, changed }: UnitImport) => added + changed;

type ImportUnitsProps = { projectId: string; onClose: () => void };

export function ImportUnits({ projectId, onClose }: ImportUnitsProps) {
  const router = useRouter();
  const id = useId();
  const [csv, setCsv] = useState('');
  const [outcome, setOutcome] = useState<UnitImport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isDone = outcome?.isTrial === false;

  async function run(table: string, isTrial: boolean) {
    setIsBusy(true);
    const result = await askServer(() => sendUnits(projectId, table, isTrial));
    setIsBusy(false);
    setFailure(result.ok ? null : result.error.message);
    if (!result.ok) return;
    setOutcome(result.data);
    if (!isTrial) router.refresh();
  }
  async function choose(file: File | undefined) {
    setOutcome(null);
    setFailure(null);
    if (!file) return;
    const table = decodeTable(await file.arrayBuffer());
    setCsv(table);
    await run(table, true);
  }
  return (
    <Modal
      title="Import CSV"
      layout={{ width: 760 }}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button look="ghost" disabled={isBusy} onClick={onClose}>
            {isDone ? 'Done' : 'Cancel'}
          </Button>
          {!isDone && (
            <Button
              look="primary"
              disabled={isBusy || !outcome || linesOf(outcome) === 0}
              onClick={() => void run(csv, false)}
            >
              {isBusy && <Spinner />}
              {outcome
                ? `Import ${formatCount(linesOf(outcome))} ${linesOf(outcome) === 1 ? 'unit' : 'units'}`
                : 'Import'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 px-4 pt-5 pb-6 admin:px-6">
        {!isDone && (
          <div>
            <label htmlFor={id} className="mb-1.5 block font-[550] admin:text-[13px]">
              File
            </label>
            <input
              id={id}
              type="file"
              accept=".csv,text/csv,.tsv,text/tab-separated-values"
              aria-describedby={`${id}-hint`}
              disabled={isBusy}
              onChange={({ target }) => void choose(target.files?.[0])}
              className="admin-field h-auto! py-2!"
            />
            <p id={`${id}-hint`} className="mt-1 text-stone admin:text-[13px]">
              The Authority’s eight columns, with tower, price and state. A trial run comes first.
            </p>
          </div>
        )}
        {outcome && <ImportOutcome outcome={outcome} />}
        <FailureLine>{failure}</FailureLine>
      </div>
    </Modal>
  );
}
