'use client';

import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { Modal } from '@/components/admin/ui/modal';
import { Spinner } from '@/components/admin/ui/spinner';
import { restoreDirectorVersionAction } from '@/lib/domain/board/actions';
import type { FieldChange, RecordVersion, VersionedKind } from '@/lib/domain/history/dto';
import { restoreProjectVersionAction } from '@/lib/domain/projects/actions';
import { formatMoment } from '@/lib/shared/format-moment';
import { FieldTable } from './field-table';

const restores = { project: restoreProjectVersionAction, director: restoreDirectorVersionAction };

export type Restorable = RecordVersion & { present: { version: number; differences: FieldChange[] } };

type RestoreDialogProps = {
  kind: VersionedKind;
  id: string;
  name: string;
  version: Restorable;
  onRestored: () => void;
  onClose: () => void;
};

/** Says what restoring a version will change, and asks. A save that came meanwhile is not overwritten. */
export function RestoreDialog({ kind, id, name, version, onRestored, onClose }: RestoreDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { _id, at, present } = version;

  const restore = async () => {
    setIsBusy(true);
    setFailure(null);
    const result = await askServer<unknown>(() => restores[kind](id, _id, present.version));
    setIsBusy(false);
    if (result.ok) onRestored();
    else setFailure(`The version was not restored. ${result.error.message}`);
  };

  return (
    <Modal
      title={`Restore the version of ${formatMoment(at)}?`}
      width={820}
      description={
        <p>
          This changes <strong className="font-semibold">{name}</strong> on the website at once. What is there
          now stays in this list and can be restored in the same way. Pictures that are gone for good do not
          come back.
        </p>
      }
      initialFocus="[data-cancel]"
      onClose={onClose}
      footer={
        <>
          <Button data-cancel disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" disabled={isBusy} onClick={() => void restore()}>
            {isBusy ? <Spinner /> : <Undo2 size={16} strokeWidth={1.6} aria-hidden="true" />}
            Restore this version
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 px-4 pt-4 pb-6 admin:px-6">
        <FailureLine>{failure}</FailureLine>
        <FieldTable from="Now" to="Will be" changes={present.differences} />
      </div>
    </Modal>
  );
}
