'use client';

import { Trash2 } from 'lucide-react';
import { askServer } from '@/components/admin/session/ask-server';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import { emptyBinAction } from '@/lib/domain/bin/actions';

type EmptyBinProps = {
  count: number;
  until: string;
  onEmptied: (removed: number) => void;
  onCancel: () => void;
};

export function EmptyBin({ count, until, onEmptied, onCancel }: EmptyBinProps) {
  const run = async () => {
    const result = await askServer(() => emptyBinAction(until));
    if (!result.ok) return `The bin was not emptied. ${result.error.message}`;
    onEmptied(result.data.removed);
    return null;
  };
  return (
    <ConfirmDialog
      title="Empty the Bin?"
      layout={{ width: 460 }}
      question={
        <p>
          {count === 1 ? '1 record is' : `${count} records are`} deleted for good, with all pictures. This
          cannot be undone.
        </p>
      }
      confirm={{ label: 'Delete for good', busyLabel: 'Deleting…', icon: Trash2, run }}
      onCancel={onCancel}
    />
  );
}
