'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/ask-server';
import { Button, IconButton } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Modal } from '@/components/ui/modal';
import { eraseSubscriberAction } from '@/lib/domain/subscribers/actions';

/** Asks before an address goes for good. */
export function EraseSubscriber({ id, email }: { id: string; email: string }) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function erase() {
    setIsBusy(true);
    const result = await askServer(() => eraseSubscriberAction(id));
    setIsBusy(false);
    if (!result.ok) return setError(result.error.message);
    setIsAsking(false);
    router.refresh();
  }
  return (
    <>
      <IconButton label={`Erase ${email}`} isDanger onClick={() => setIsAsking(true)}>
        <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      {isAsking && (
        <Modal
          title={`Erase “${email}”?`}
          description={
            <p className="pb-6">
              The address leaves the newsletter for good; it does not go to the Bin. The history keeps that an
              erasure was made, without the address. Enquiries of the same person stay.
            </p>
          }
          initialFocus="[data-cancel]"
          onClose={() => setIsAsking(false)}
          footer={
            <>
              <Button data-cancel onClick={() => setIsAsking(false)}>
                Cancel
              </Button>
              <Button look="danger" disabled={isBusy} onClick={erase}>
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
      )}
    </>
  );
}
