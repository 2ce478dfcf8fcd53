'use client';

import { type FormEvent, useState } from 'react';
import { isTabStale } from '@/components/admin/session/stale-tab';
import { Field } from '@/components/admin/ui/fields/field';
import { PasswordInput } from '@/components/admin/ui/fields/password-input';
import { limits } from '@/lib/content/limits';
import { messages } from '@/lib/content/messages';
import { loginPath } from '@/lib/content/nav';
import { staleForm } from '@/lib/content/stale-form';
import { acceptInvitationAction } from '@/lib/domain/users/actions';
import { AuthButton, FormFailure } from './auth-parts';
import { ReloadButton } from './reload-button';

type InvitationFormProps = { token: string; email: string };

async function signIn(email: string, password: string): Promise<void> {
  try {
    const { signInWith } = await import('../session/next-auth');
    await signInWith(email, password);
  } catch {
    // The password is set: the log-in asks for it.
  }
}

export function InvitationForm({ token, email }: InvitationFormProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isStale, setIsStale] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const accept = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setError(undefined);
    try {
      const result = await acceptInvitationAction(token, password);
      if (result.ok) {
        await signIn(result.data.email, password);
        return location.assign(loginPath);
      }
      setError(result.error.message);
    } catch (thrown) {
      if (await isTabStale(thrown)) setIsStale(true);
      else setError(messages.somethingWrong);
    }
    setIsBusy(false);
    document.getElementById('new-password')?.focus();
  };

  return (
    <form onSubmit={accept} className="mt-6 flex flex-col gap-6">
      {isStale && (
        <FormFailure id="invitation-failure" message={staleForm.message}>
          <ReloadButton />
        </FormFailure>
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field
        id="new-password"
        label="Password"
        need="required"
        error={error}
        hint={`At least ${limits.newPasswordMinLength} characters, and not easy to guess.`}
      >
        {(control) => (
          <PasswordInput
            {...control}
            required
            autoComplete="new-password"
            maxLength={200}
            readOnly={isBusy}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            className="admin-field h-[54px]! px-4! text-[17px]"
          />
        )}
      </Field>
      <AuthButton label="Set password and sign in" busyLabel="One moment…" isBusy={isBusy} />
    </form>
  );
}
