'use client';

import { useState } from 'react';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { FormDialog } from '@/components/admin/ui/dialogs/form-dialog';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { changeOwnAccountAction } from '@/lib/domain/users/actions';
import { OwnPasswordField } from '../session/own-password-field';

const fieldId = (name: string) => `account-${name}`;

type OwnAccountDialogProps = {
  person: { name: string; email: string };
  onChanged: () => void;
  onClose: () => void;
};

export function OwnAccountDialog({ person, onChanged, onClose }: OwnAccountDialogProps) {
  const { values, set, forget, isRestored } = useUnsavedValues('own account', person.email, {
    name: person.name,
    email: person.email,
  });
  const [password, setPassword] = useState('');
  const form = useActionForm({
    act: () => changeOwnAccountAction({ ...values, password }),
    fieldId,
    onDone: () => {
      forget();
      onChanged();
    },
  });
  const close = () => {
    forget();
    onClose();
  };
  const { errors } = form;
  return (
    <FormDialog
      title="Change my name or e-mail"
      submit="Save"
      form={form}
      isRestored={isRestored}
      onClose={close}
    >
      <TextField
        id={fieldId('name')}
        label="Name"
        need="required"
        error={errors.name}
        hint="Your notes and changes show this name from now on."
        required
        maxLength={120}
        autoComplete="name"
        value={values.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        id={fieldId('email')}
        label="Email"
        need="required"
        error={errors.email}
        hint="You sign in with this address. The old address gets a mail about a change."
        required
        type="email"
        maxLength={200}
        autoComplete="username"
        value={values.email}
        onChange={(email) => set({ email })}
      />
      <OwnPasswordField
        id={fieldId('password')}
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
    </FormDialog>
  );
}
