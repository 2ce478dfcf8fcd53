'use client';

import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import { limits } from '@/lib/content/limits';

type DeleteProjectsProps = { names: string[]; onConfirm: () => void; onCancel: () => void };

export function DeleteProjects({ names, onConfirm, onCancel }: DeleteProjectsProps) {
  const count = names.length === 1 ? '1 project' : `${names.length} projects`;
  return (
    <ConfirmDialog
      title={`Delete ${count}?`}
      question={
        <>
          {names.join(', ')} leave the website at once, with their pictures.{' '}
          <span className="mt-1.5 block text-stone admin:text-[13px]">
            You can undo this. Deleted records stay in the Bin for {limits.binDays} days.
          </span>
        </>
      }
      confirm={{
        label: `Delete ${count}`,
        icon: Trash2,
        run: async () => {
          onConfirm();
          return null;
        },
      }}
      onCancel={onCancel}
    />
  );
}
