'use client';

import { UserX } from 'lucide-react';
import { askServer } from '@/components/admin/session/ask-server';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import { removeUserAction } from '@/lib/domain/users/actions';
import type { AdminUser } from '@/lib/domain/users/dto';

type RemoveUserProps = { user: AdminUser; onRemoved: () => void; onCancel: () => void };

export function RemoveUser({ user, onRemoved, onCancel }: RemoveUserProps) {
  const run = async () => {
    const result = await askServer(() => removeUserAction(user._id));
    if (!result.ok) return `Not removed. ${result.error.message}`;
    onRemoved();
    return null;
  };
  return (
    <ConfirmDialog
      title={`Remove ${user.name}?`}
      layout={{ width: 460 }}
      question={
        <p>
          {user.email} is signed out everywhere at once and cannot sign in any more. The history keeps the
          name. This cannot be undone, but the person can be invited again.
        </p>
      }
      confirm={{ label: 'Remove', icon: UserX, run }}
      onCancel={onCancel}
    />
  );
}
