'use client';

import { Undo2 } from 'lucide-react';
import { askServer } from '@/components/admin/session/ask-server';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import type { FieldChange, RecordVersion, VersionedKind } from '@/lib/domain/history/dto';
import { restoreVersionAction } from '@/lib/domain/records/actions';
import { formatMoment } from '@/lib/shared/time/format-moment';
import { FieldTable } from './field-table';

export type Restorable = RecordVersion & { present: { version: number; differences: FieldChange[] } };

type RestoreDialogProps = {
  kind: VersionedKind;
  id: string;
  name: string;
  version: Restorable;
  onRestored: () => void;
  onClose: () => void;
};

export function RestoreDialog({ kind, id, name, version, onRestored, onClose }: RestoreDialogProps) {
  const { _id, at, present } = version;
  const run = async () => {
    const result = await askServer<unknown>(() => restoreVersionAction(kind, id, _id, present.version));
    if (!result.ok) return `The version was not restored. ${result.error.message}`;
    onRestored();
    return null;
  };
  return (
    <ConfirmDialog
      title={`Restore the version of ${formatMoment(at)}?`}
      layout={{ width: 820 }}
      question={
        <p>
          This changes <strong className="font-semibold">{name}</strong> on the website at once. The present
          version stays in this list and can be restored in the same way. Pictures that were deleted for good
          do not come back.
        </p>
      }
      confirm={{ label: 'Restore this version', icon: Undo2, look: 'primary', run }}
      onCancel={onClose}
    >
      <div className="px-4 pt-4 pb-6 admin:px-6">
        <FieldTable from="Now" to="Will be" changes={present.differences} />
      </div>
    </ConfirmDialog>
  );
}
