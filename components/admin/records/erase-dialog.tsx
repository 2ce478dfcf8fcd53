'use client';

import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import type { Result } from '@/lib/shared/result';

type EraseDialogProps = {
  title: string;
  consequences: ReactNode;
  erase: () => Promise<Result<unknown>>;
  onErased: () => void;
  onClose: () => void;
};

export function EraseDialog({ title, consequences, erase, onErased, onClose }: EraseDialogProps) {
  const run = async () => {
    const result = await askServer(erase);
    if (!result.ok) return result.error.message;
    onErased();
    return null;
  };
  return (
    <ConfirmDialog
      title={title}
      question={<p>{consequences}</p>}
      confirm={{ label: 'Erase for good', busyLabel: 'Erasing…', icon: Trash2, run }}
      onCancel={onClose}
    />
  );
}
