'use client';

import { UserCog } from 'lucide-react';
import { saveField } from '@/components/admin/saved-field/use-saved-field';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import { changeRoleAction } from '@/lib/domain/users/actions';
import type { AdminUser, Role } from '@/lib/domain/users/dto';

const rights: Record<Role, string> = {
  admin: 'sees and changes everything in the back office, including its users',
  editor: 'edits the content of the website and sees neither enquiries nor users',
  sales: 'works with enquiries and the own account only',
};

type ChangeRoleProps = {
  user: AdminUser;
  role: Role;
  isSelf: boolean;
  onChanged: () => void;
  onCancel: () => void;
};

/** A single key press on a select changes it by accident. */
export function ChangeRole({ user, role, isSelf, onChanged, onCancel }: ChangeRoleProps) {
  const run = async () => {
    const { _id } = user;
    const result = await saveField(user, role, {
      read: (record) => record.role,
      write: (value, version) => changeRoleAction(_id, value, version),
    });
    if (!result.ok) return `Not saved. ${result.error.message}`;
    onChanged();
    return null;
  };
  return (
    <ConfirmDialog
      title={`Change the role of ${user.name} to ${role}?`}
      layout={{ width: 460 }}
      question={
        <p>
          From then on {user.email} {rights[role]}.
          {isSelf && ' These are your own rights. Only another admin can give them back.'}
        </p>
      }
      confirm={{
        label: 'Change the role',
        icon: UserCog,
        look: role === 'admin' ? 'primary' : 'danger',
        run,
      }}
      onCancel={onCancel}
    />
  );
}
