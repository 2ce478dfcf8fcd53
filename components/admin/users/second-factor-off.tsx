'use client';

import { useState } from 'react';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { FormDialog } from '@/components/admin/ui/form-dialog';
import { turnOffSecondFactorAction } from '@/lib/domain/second-factor/actions';
import { OwnPasswordField } from './own-password-field';

const fieldId = (name: string) => `turn-off-${name}`;

export function TurnOffDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const form = useActionForm({ act: () => turnOffSecondFactorAction({ password }), fieldId, onDone });
  return (
    <FormDialog title="Turn off the second factor" submit="Turn off" form={form} onClose={onClose}>
      <p>From then on your password alone signs you in. Your recovery codes end with it.</p>
      <OwnPasswordField
        id={fieldId('password')}
        value={password}
        error={form.errors.password}
        onChange={setPassword}
      />
    </FormDialog>
  );
}
