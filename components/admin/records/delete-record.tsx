'use client';

import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import { toastError, toastSuccess } from '@/components/admin/ui/notices/toaster';
import { SafeImage } from '@/components/shared/safe-image';
import { limits } from '@/lib/content/limits';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { Result } from '@/lib/shared/result';

export type ShownPicture = {
  picture: Picture | null;
  fallback: 'project' | 'person';
  fit?: 'object-cover' | 'object-contain';
};

type DeleteRecordProps = {
  record: {
    name: string;
    kind: string;
    picture: ShownPicture | undefined;
  };
  more: ReactNode;
  remove: () => Promise<Result<unknown>>;
  toasts: { deleted: string; failed: string } | undefined;
  onDeleted: () => void;
  onCancel: () => void;
};

function Thumbnail({ picture, fallback, fit = 'object-cover' }: ShownPicture) {
  return (
    <span className="relative block h-[75px] w-30 shrink-0 overflow-hidden bg-sand-2">
      <SafeImage picture={picture} fallback={fallback} sizes="120px" alt="" fill className={fit} />
    </span>
  );
}

export function DeleteRecord({ record, more, remove, toasts, onDeleted, onCancel }: DeleteRecordProps) {
  const { name, kind, picture } = record;
  const run = async () => {
    const result = await askServer(remove);
    if (!result.ok) {
      if (!toasts) return `It was not deleted. ${result.error.message}`;
      toastError(toasts.failed);
      return '';
    }
    onDeleted();
    if (toasts) toastSuccess(toasts.deleted);
    return null;
  };
  return (
    <ConfirmDialog
      title={`Delete “${name}”?`}
      picture={picture && <Thumbnail {...picture} />}
      question={
        <>
          It leaves the website at once{more}.{' '}
          <span className="mt-1.5 block text-stone admin:text-[13px]">
            You can undo this. Deleted records stay in the Bin for {limits.binDays} days.
          </span>
        </>
      }
      confirm={{ label: `Delete ${kind}`, busyLabel: 'Deleting…', icon: Trash2, run }}
      onCancel={onCancel}
    />
  );
}
