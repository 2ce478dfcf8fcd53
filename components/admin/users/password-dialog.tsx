'use client';

import { type FormEvent, useId, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/failure-line';
import { Field } from '@/components/admin/ui/field';
import { Modal } from '@/components/admin/ui/modal';
import { Spinner } from '@/components/admin/ui/spinner';
import { limits } from '@/lib/content/limits';
import { changePasswordAction } from '@/lib/domain/users/actions';
import type { FieldErrors } from '@/lib/shared/errors';

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password', hint: '' },
  {
    name: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    hint: `At least ${limits.newPasswordMinLength} characters, and not easy to guess.`,
  },
] as const;

export const passwordChanged = 'Your password has been changed, and your other sessions have ended.';

type PasswordDialogProps = { onChanged: () => void; onClose: () => void };

/** The own password; every other session of one's own ends with it. */
export function PasswordDialog({ onChanged, onClose }: PasswordDialogProps) {
  const formId = useId();
  const [values, setValues] = useState({ currentPassword: '', newPassword: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const change = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setErrors({});
    setFailure(null);
    const result = await askServer(() => changePasswordAction(values));
    setIsBusy(false);
    if (result.ok) return onChanged();
    const found = result.error.fields ?? {};
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`password-${first}`)?.focus();
    else setFailure(result.error.message);
  };

  return (
    <Modal
      title="Change my password"
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button look="ghost" disabled={isBusy} onClick={onClose} className="flex-1 admin:flex-none">
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            disabled={isBusy}
            className="flex-[2] admin:flex-none"
          >
            {isBusy && <Spinner />}
            Change password
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={change} className="flex flex-col gap-4 px-4 pt-5 pb-6 admin:px-6">
        <FailureLine>{failure}</FailureLine>
        {fields.map(({ name, label, autoComplete, hint }) => (
          <Field
            key={name}
            id={`password-${name}`}
            label={label}
            need="required"
            hint={hint}
            error={errors[name]}
          >
            {(control) => (
              <input
                {...control}
                required
                type="password"
                autoComplete={autoComplete}
                maxLength={200}
                value={values[name]}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
                className="admin-field"
              />
            )}
          </Field>
        ))}
        <p className="text-stone admin:text-[13px]">Your other sessions end with it; this one goes on.</p>
      </form>
    </Modal>
  );
}
