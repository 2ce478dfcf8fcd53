'use client';

import { useId, useState } from 'react';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { FormDialog } from '@/components/admin/ui/dialogs/form-dialog';
import type { Result } from '@/lib/shared/result';
import { OwnPasswordField } from './own-password-field';

type OwnPasswordDialogProps<T> = {
  title: string;
  text: string;
  submit: string;
  act: (password: string) => Promise<Result<T>>;
  onDone: (data: T) => void;
  onClose: () => void;
  isStacked?: boolean | undefined;
};

export function OwnPasswordDialog<T>({
  title,
  text,
  submit,
  act,
  onDone,
  onClose,
  isStacked,
}: OwnPasswordDialogProps<T>) {
  const [password, setPassword] = useState('');
  const id = useId();
  const form = useActionForm({ act: () => act(password), fieldId: () => id, onDone });
  return (
    <FormDialog title={title} submit={submit} form={form} onClose={onClose} isStacked={isStacked}>
      <p>{text}</p>
      <OwnPasswordField id={id} value={password} error={form.errors.password} onChange={setPassword} />
    </FormDialog>
  );
}
