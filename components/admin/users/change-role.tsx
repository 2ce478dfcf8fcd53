'use client';

import { UserCog } from 'lucide-react';
import { useSavedField } from '@/components/admin/records/use-saved-field';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { Modal } from '@/components/admin/ui/modal';
import { Spinner } from '@/components/admin/ui/spinner';
import { changeRoleAction } from '@/lib/domain/users/actions';
import type { AdminUser, Role } from '@/lib/domain/users/dto';

const rights: Record<Role, string> = {
  admin: 'sees and changes everything of the back office, and its users',
  sales: 'keeps the enquiries and the own account, and nothing else',
};

type ChangeRoleProps = {
  user: AdminUser;
  role: Role;
  isSelf: boolean;
  onChanged: () => void;
  onCancel: () => void;
};

/** Asks before somebody's rights change: one key on a choice is soon pressed. The focus is on Cancel. */
export function ChangeRole({ user, role, isSelf, onChanged, onCancel }: ChangeRoleProps) {
  const field = useSavedField(user, {
    read: (saved) => saved.role,
    // What is saved here is the role that was asked for.
    write: (_value, version) => changeRoleAction(user._id, role, version),
  });
  const isBusy = field.state !== 'still';
  const change = async () => {
    if ((await field.save(role)) === 'saved') onChanged();
  };
  return (
    <Modal
      title={`Change the role of ${user.name} to ${role}?`}
      width={460}
      initialFocus="[data-cancel]"
      onClose={() => !isBusy && onCancel()}
      description={
        <div className="pb-6">
          <p>
            From then on {user.email} {rights[role]}.
            {isSelf && ' These are your own rights: another admin alone can give them back.'}
          </p>
          <div className="mt-2">
            <FailureLine>{field.failure}</FailureLine>
          </div>
        </div>
      }
      footer={
        <>
          <Button data-cancel disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            look={role === 'sales' ? 'danger' : 'primary'}
            disabled={isBusy}
            onClick={() => void change()}
          >
            {isBusy ? <Spinner /> : <UserCog size={16} strokeWidth={1.6} aria-hidden="true" />}
            Change the role
          </Button>
        </>
      }
    >
      {null}
    </Modal>
  );
}
