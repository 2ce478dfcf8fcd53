'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Modal } from '@/components/ui/modal';
import { Spinner } from '@/components/ui/spinner';
import { messages } from '@/lib/content/messages';
import { erasePersonAction } from '@/lib/domain/enquiries/actions';
import type { Enquiry } from '@/lib/domain/enquiries/dto';

/** Asks before everything of a person goes for good. */
export function ErasePerson({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { name, personCount } = enquiry;
  async function erase() {
    setIsBusy(true);
    const result = await erasePersonAction(enquiry._id).catch(() => null);
    if (result?.ok) {
      onClose();
      router.push('/admin/enquiries');
      return router.refresh();
    }
    setIsBusy(false);
    setError(result?.error.message ?? messages.somethingWrong);
  }
  return (
    <Modal
      title={`Erase all data of “${name}”?`}
      description={
        <p className="pb-6">
          {personCount === 1 ? 'The enquiry' : `All ${personCount} enquiries`} with notes and mails, and any
          newsletter subscription, are erased for good. They do not go to the Bin. The history keeps that an
          erasure was made, without the name.
        </p>
      }
      initialFocus="[data-cancel]"
      onClose={onClose}
      footer={
        <>
          <Button data-cancel onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" disabled={isBusy} onClick={erase}>
            {isBusy ? <Spinner /> : <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />}
            {isBusy ? 'Erasing…' : 'Erase for good'}
          </Button>
        </>
      }
    >
      {error && (
        <div role="alert" className="px-4 pb-4 panel:px-6">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </Modal>
  );
}
