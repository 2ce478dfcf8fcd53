'use client';

import { UserX } from 'lucide-react';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { Modal } from '@/components/admin/ui/modal';
import { Spinner } from '@/components/admin/ui/spinner';
import { removeUserAction } from '@/lib/domain/users/actions';
import type { AdminUser } from '@/lib/domain/users/dto';

type RemoveUserProps = { user: AdminUser; onRemoved: () => void; onCancel: () => void };

/** Asks before a person is removed for good. The focus is on Cancel. */
export function RemoveUser({ user, onRemoved, onCancel }: RemoveUserProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setIsBusy(true);
    setFailure(null);
    const result = await askServer(() => removeUserAction(user._id));
    if (result.ok) return onRemoved();
    setFailure(`Not removed. ${result.error.message}`);
    setIsBusy(false);
  };
  return (
    <Modal
      title={`Remove ${user.name}?`}
      width={460}
      initialFocus="[data-cancel]"
      onClose={() => !isBusy && onCancel()}
      description={
        <div className="pb-6">
          <p>
            {user.email} is signed out everywhere at once and cannot sign in any more. The history keeps the
            name. This cannot be undone, but the person can be invited again.
          </p>
          <div className="mt-2">
            <FailureLine>{failure}</FailureLine>
          </div>
        </div>
      }
      footer={
        <>
          <Button data-cancel disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
            {isBusy ? <Spinner /> : <UserX size={16} strokeWidth={1.6} aria-hidden="true" />}
            Remove
          </Button>
        </>
      }
    >
      {null}
    </Modal>
  );
}
