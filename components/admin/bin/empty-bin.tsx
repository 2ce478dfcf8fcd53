'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { Modal } from '@/components/admin/ui/modal';
import { Spinner } from '@/components/admin/ui/spinner';
import { emptyBinAction } from '@/lib/domain/bin/actions';

type EmptyBinProps = {
  count: number;
  /** When the newest of them was deleted: what a colleague deletes meanwhile stays. */
  until: string;
  onEmptied: (removed: number) => void;
  onCancel: () => void;
};

/** Asks before what the bin shows is deleted for good. The focus is on Cancel. */
export function EmptyBin({ count, until, onEmptied, onCancel }: EmptyBinProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const empty = async () => {
    setIsBusy(true);
    setFailure(null);
    const result = await askServer(() => emptyBinAction(until));
    if (result.ok) return onEmptied(result.data.removed);
    setFailure(`The bin was not emptied. ${result.error.message}`);
    setIsBusy(false);
  };
  return (
    <Modal
      title="Empty the Bin?"
      width={460}
      initialFocus="[data-cancel]"
      onClose={() => !isBusy && onCancel()}
      description={
        <div className="pb-6">
          <p>
            {count === 1 ? '1 record is' : `${count} records are`} deleted for good, with all pictures. This
            cannot be undone.
          </p>
          <div className="mt-2">
            <FailureLine>{failure}</FailureLine>
          </div>
        </div>
      }
      footer={
        <>
          <Button data-cancel disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button look="danger" disabled={isBusy} onClick={() => void empty()}>
            {isBusy ? <Spinner /> : <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />}
            {isBusy ? 'Deleting…' : 'Delete for good'}
          </Button>
        </>
      }
    >
      {null}
    </Modal>
  );
}
