'use client';

import { useState } from 'react';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { FormDialog } from '@/components/admin/ui/dialogs/form-dialog';
import { Field } from '@/components/admin/ui/fields/field';
import { PasswordInput } from '@/components/admin/ui/fields/password-input';
import { limits } from '@/lib/content/limits';
import { changePasswordAction } from '@/lib/domain/users/actions';

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password', hint: '' },
  {
    name: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    hint: `At least ${limits.newPasswordMinLength} characters, and not easy to guess.`,
  },
] as const;

const fieldId = (name: string) => `password-${name}`;

export const passwordChanged = 'Your password has been changed, and your other sessions have ended.';

type PasswordDialogProps = { onChanged: () => void; onClose: () => void };

export function PasswordDialog({ onChanged, onClose }: PasswordDialogProps) {
  const [values, setValues] = useState({ currentPassword: '', newPassword: '' });
  const form = useActionForm({ act: () => changePasswordAction(values), fieldId, onDone: onChanged });
  return (
    <FormDialog title="Change my password" submit="Change password" form={form} onClose={onClose}>
      {fields.map(({ name, label, autoComplete, hint }) => (
        <Field
          key={name}
          id={fieldId(name)}
          label={label}
          need="required"
          hint={hint}
          error={form.errors[name]}
        >
          {(control) => (
            <PasswordInput
              {...control}
              required
              autoComplete={autoComplete}
              maxLength={200}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              className="admin-field"
            />
          )}
        </Field>
      ))}
      <p className="text-stone admin:text-[13px]">This ends your other sessions, not this one.</p>
    </FormDialog>
  );
}
