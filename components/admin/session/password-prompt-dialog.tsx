'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/admin/ui/form-dialog';
import { OwnPasswordField } from '@/components/admin/users/own-password-field';
import { confirmPasswordAction } from '@/lib/domain/users/actions';
import { useActionForm } from './use-action-form';

const fieldId = (name: string) => `again-${name}`;

export function PasswordPromptDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const form = useActionForm({ act: () => confirmPasswordAction(password), fieldId, onDone });
  return (
    <FormDialog title="Type your password again" submit="Go on" form={form} onClose={onClose} isStacked>
      <p>
        What you are about to do needs it, in case somebody else sits at your screen. It holds for ten
        minutes.
      </p>
      <OwnPasswordField
        id={fieldId('password')}
        value={password}
        error={form.errors.password}
        onChange={setPassword}
      />
    </FormDialog>
  );
}
