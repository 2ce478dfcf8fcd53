'use client';

import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FieldError } from '@/components/admin/ui/field';
import { Modal } from '@/components/admin/ui/modal';
import { Spinner } from '@/components/admin/ui/spinner';
import type { Result } from '@/lib/shared/result';

type EraseDialogProps = {
  title: string;
  consequences: ReactNode;
  erase: () => Promise<Result<unknown>>;
  onErased: () => void;
  onClose: () => void;
};

/** Asks before something goes for good, past the bin. The focus is on Cancel. */
export function EraseDialog({ title, consequences, erase, onErased, onClose }: EraseDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function confirm() {
    setIsBusy(true);
    const result = await askServer(erase);
    if (result.ok) return onErased();
    setIsBusy(false);
    setError(result.error.message);
  }
  return (
    <Modal
      title={title}
      description={<p className="pb-6">{consequences}</p>}
      initialFocus="[data-cancel]"
      onClose={onClose}
      footer={
        <>
          <Button data-cancel onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" disabled={isBusy} onClick={confirm}>
            {isBusy ? <Spinner /> : <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />}
            {isBusy ? 'Erasing…' : 'Erase for good'}
          </Button>
        </>
      }
    >
      {error && (
        <div role="alert" className="px-4 pb-4 admin:px-6">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </Modal>
  );
}
