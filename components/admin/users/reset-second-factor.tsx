'use client';

import { ShieldOff } from 'lucide-react';
import { askServer } from '@/components/admin/session/ask-server';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import { resetSecondFactorAction } from '@/lib/domain/second-factor/actions';
import type { AdminUser } from '@/lib/domain/users/dto';

type ResetSecondFactorProps = { user: AdminUser; onReset: () => void; onCancel: () => void };

export function ResetSecondFactor({ user, onReset, onCancel }: ResetSecondFactorProps) {
  const run = async () => {
    const result = await askServer(() => resetSecondFactorAction(user._id));
    if (!result.ok) return `Not removed. ${result.error.message}`;
    onReset();
    return null;
  };
  return (
    <ConfirmDialog
      title={`Remove the second factor of ${user.name}?`}
      layout={{ width: 460 }}
      question={
        <p>
          From then on, the password alone signs {user.email} in, until they set up another one. Make sure
          that the request really comes from them. They get a mail about it.
        </p>
      }
      confirm={{ label: 'Remove it', icon: ShieldOff, run }}
      onCancel={onCancel}
    />
  );
}
