'use client';

import { Field } from '@/components/admin/ui/fields/field';
import { PasswordInput } from '@/components/admin/ui/fields/password-input';

type OwnPasswordFieldProps = {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
};

export function OwnPasswordField({ id, value, error, onChange }: OwnPasswordFieldProps) {
  return (
    <Field id={id} label="Your password" need="required" error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          required
          autoComplete="current-password"
          maxLength={1000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="admin-field"
        />
      )}
    </Field>
  );
}
