'use client';

import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { newRecordId } from '@/components/admin/session/unsaved-work';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { Button } from '@/components/admin/ui/button';
import { FormDialog } from '@/components/admin/ui/dialogs/form-dialog';
import { Modal } from '@/components/admin/ui/dialogs/modal';
import { SelectField, TextField } from '@/components/admin/ui/fields/text-field';
import { Moment } from '@/components/admin/ui/moment';
import { type Role, roleNames, roles } from '@/lib/content/roles';
import { inviteUserAction } from '@/lib/domain/users/actions';
import type { Invitation } from '@/lib/domain/users/dto';

/** The link appears only once. */
export function LinkDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const { user, link, expiresAt } = invitation;
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // The text is selected: the keyboard copies it.
    }
  };
  return (
    <Modal
      title={`Invitation for ${user.name}`}
      layout={{ width: 560 }}
      initialFocus="[data-copy]"
      onClose={onClose}
      description={
        <p>
          Send this link to {user.email}. It is shown only now. It works once, until <Moment at={expiresAt} />
          .
        </p>
      }
      footer={
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex gap-2 px-4 pt-4 pb-6 admin:px-6">
        <input
          ref={field}
          readOnly
          value={link}
          aria-label="Link of the invitation"
          onFocus={(event) => event.target.select()}
          className="admin-field min-w-0"
        />
        <Button data-copy className="h-12! admin:h-9!" onClick={() => void copy()}>
          {isCopied ? (
            <Check size={16} strokeWidth={1.6} aria-hidden="true" />
          ) : (
            <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
          )}
          <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
      </div>
    </Modal>
  );
}

type InviteDialogProps = { onInvited: (invitation: Invitation) => void; onClose: () => void };

const fieldId = (name: string) => `invite-${name}`;

export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const { values, set, forget, isRestored } = useUnsavedValues('invitation', newRecordId, {
    name: '',
    email: '',
    role: 'admin' as Role,
  });
  const form = useActionForm({
    act: () => inviteUserAction(values),
    fieldId,
    onDone: (invitation) => {
      forget();
      onInvited(invitation);
    },
  });
  const close = () => {
    forget();
    onClose();
  };
  const { errors } = form;
  return (
    <FormDialog
      title="Invite a person"
      submit="Make the link"
      form={form}
      isRestored={isRestored}
      onClose={close}
    >
      <TextField
        id={fieldId('name')}
        label="Name"
        need="required"
        error={errors.name}
        required
        maxLength={120}
        value={values.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        id={fieldId('email')}
        label="Email"
        need="required"
        error={errors.email}
        required
        type="email"
        maxLength={200}
        value={values.email}
        onChange={(email) => set({ email })}
      />
      <SelectField
        id={fieldId('role')}
        label="Role"
        error={errors.role}
        hint={roles[values.role].text}
        options={roleNames.map((role) => ({ value: role, label: roles[role].name }))}
        value={values.role}
        onChange={(role) => set({ role: role as Role })}
      />
    </FormDialog>
  );
}
