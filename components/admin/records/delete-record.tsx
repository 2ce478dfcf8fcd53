'use client';

import { type ReactNode, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { ConfirmDelete } from '@/components/admin/ui/confirm-dialog';
import { toastError, toastSuccess } from '@/components/admin/ui/toaster';
import { limits } from '@/lib/content/limits';
import { messages } from '@/lib/content/messages';
import type { Picture } from '@/lib/shared/picture';
import type { Result } from '@/lib/shared/result';

type DeleteRecordProps = {
  name: string;
  /** What it is: "project". */
  kind: string;
  picture: Picture | null;
  fallback: 'project' | 'person';
  hasPicture?: boolean;
  pictureFit?: 'object-cover' | 'object-contain';
  /** What leaves the website with it, or where it stands there. */
  more?: ReactNode;
  remove: () => Promise<Result<unknown>>;
  /** With toasts, Undo stands in the toast; without them the screen offers it in a line of its own (ADX-3). */
  toasts?: {
    deleted: string;
    failed: string;
    restore: () => Promise<Result<unknown>>;
    onRestored: () => void;
  };
  onDeleted: () => void;
  onCancel: () => void;
};

/** Asks, deletes, and says what came of it. */
export function DeleteRecord({ toasts, remove, more, onDeleted, onCancel, ...shown }: DeleteRecordProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const undo = async (given: NonNullable<typeof toasts>) => {
    const { ok } = await askServer(given.restore);
    if (ok) given.onRestored();
    else toastError(messages.toast.somethingWrong + messages.admin.notRestored);
  };
  const confirm = async () => {
    setIsBusy(true);
    setFailure(null);
    const result = await askServer(remove);
    if (result.ok) {
      if (toasts) toastSuccess(toasts.deleted, { name: 'Undo', run: () => void undo(toasts) });
      return onDeleted();
    }
    if (toasts) toastError(toasts.failed);
    else setFailure(result.error.message);
    setIsBusy(false);
  };
  return (
    <ConfirmDelete
      {...shown}
      failure={failure}
      consequences={
        <>
          It leaves the website at once{more}.{' '}
          <span className="mt-1.5 block text-stone admin:text-[13px]">
            Undo brings it back, and it is kept in the Bin for {limits.binDays} days.
          </span>
        </>
      }
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={isBusy ? () => undefined : onCancel}
    />
  );
}
