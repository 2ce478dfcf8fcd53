'use client';

import { type FormEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import {
  readEndedSession,
  resumeEndedSession,
  toEndedSession,
} from '@/components/admin/session/ended-session';
import { isTabStale } from '@/components/admin/session/stale-tab';
import { PasswordInput } from '@/components/admin/ui/fields/password-input';
import { messages } from '@/lib/content/messages';
import { codePath, loginPath } from '@/lib/content/nav';
import { staleForm } from '@/lib/content/stale-form';
import { logInAction } from '@/lib/domain/users/actions';
import { toCallbackPath } from '@/lib/shared/accounts/callback-path';
import { findCredentialErrors } from '@/lib/shared/accounts/credentials';
import type { FieldErrors } from '@/lib/shared/errors';
import { AuthButton, FormFailure } from './auth-parts';
import { EndedSessionNote } from './ended-session-note';
import { ReloadButton } from './reload-button';

type CredentialFieldProps = {
  name: 'email' | 'password';
  label: string;
  type: string;
  autoComplete: string;
  error: string | undefined;
  isBusy: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
};

function CredentialField({ name, type, label, error, isBusy, inputRef, autoComplete }: CredentialFieldProps) {
  const Input = type === 'password' ? PasswordInput : 'input';
  return (
    <div className="mt-6">
      <label htmlFor={name} className="mb-2 block font-[550] text-[15px] leading-6">
        {label}
      </label>
      <Input
        ref={inputRef}
        id={name}
        name={name}
        {...(type !== 'password' && { type })}
        autoComplete={autoComplete}
        required
        disabled={isBusy}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
        className="admin-field h-[54px]! px-4! text-[17px] disabled:bg-sand disabled:text-stone"
      />
      {error !== undefined && (
        <p id={`${name}-error`} className="mt-2 text-[15px] text-error leading-6">
          {error}
        </p>
      )}
    </div>
  );
}

const neverChanges = () => () => {};

const loadAuth = () => import('../session/next-auth');

async function logIn(email: string, password: string): Promise<string | null> {
  try {
    const { signInWith } = await loadAuth();
    const { isSignedIn, reason } = await signInWith(email, password);
    return isSignedIn ? null : (reason ?? messages.somethingWrong);
  } catch (error) {
    return (await isTabStale(error)) ? staleForm.message : messages.somethingWrong;
  }
}

type LoginFormProps = {
  /** Already checked: a path of this site. */
  callbackPath: string;
  failed: string | null;
};

/** AUTH-1, AUTH-2. Without scripts the browser sends it as a form. */
export function LoginForm({ callbackPath: askedPath, failed }: LoginFormProps) {
  const ended = toEndedSession(useSyncExternalStore(neverChanges, readEndedSession, () => null));
  const callbackPath = ended && askedPath === loginPath ? toCallbackPath(ended.path, loginPath) : askedPath;
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState(failed);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const found = findCredentialErrors(typed.email, typed.password);
    setErrors(found);
    setFailure(null);
    if (found.email) return email.current?.focus();
    if (found.password) return password.current?.focus();
    setIsBusy(true);
    const message = await logIn(typed.email, typed.password);
    if (ended && (message === null || message === messages.login.codeNeeded)) resumeEndedSession(ended);
    if (message === null) return location.assign(callbackPath);
    // A cookie of that page holds the first step.
    if (message === messages.login.codeNeeded)
      return location.assign(`${codePath}?callbackUrl=${encodeURIComponent(callbackPath)}`);
    setFailure(message);
    setIsBusy(false);
  }

  return (
    <form
      noValidate
      action={logInAction}
      onSubmit={submit}
      onFocus={() => void loadAuth().catch(() => {})}
      className="mt-6"
    >
      <input type="hidden" name="callbackUrl" value={callbackPath} />
      {ended && <EndedSessionNote ended={ended} />}
      {failure !== null && (
        <FormFailure id="login-failure" message={failure}>
          {failure === staleForm.message && <ReloadButton />}
        </FormFailure>
      )}
      <CredentialField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email}
        isBusy={isBusy}
        inputRef={email}
      />
      <CredentialField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
        isBusy={isBusy}
        inputRef={password}
      />
      <div className="mt-8">
        <AuthButton label="Sign in" busyLabel="Signing in…" isBusy={isBusy} />
      </div>
    </form>
  );
}
