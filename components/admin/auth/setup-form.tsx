'use client';

import { catchError } from 'next/error';
import { useActionState } from 'react';
import { useStaleTab } from '@/components/admin/session/stale-tab';
import { Field } from '@/components/admin/ui/fields/field';
import { PasswordInput } from '@/components/admin/ui/fields/password-input';
import { setupTexts } from '@/lib/content/accounts/setup';
import { messages } from '@/lib/content/messages';
import { staleForm } from '@/lib/content/stale-form';
import { setUpAction } from '@/lib/domain/users/actions';
import type { SetupFailure } from '@/lib/domain/users/dto';
import { FormFailure } from './auth-parts';
import { ReloadButton } from './reload-button';
import { SendButton } from './send-button';

type SetupFormProps = { failed: SetupFailure | null };

type SetupFieldProps = {
  name: string;
  type: string;
  label: string;
  hint?: string;
  error: string | undefined;
  value?: string | undefined;
  autoComplete: string;
};

function SetupField({ name, type, label, hint, error, value, autoComplete }: SetupFieldProps) {
  const Input = type === 'password' ? PasswordInput : 'input';
  return (
    <Field id={name} label={label} hint={hint} {...(error !== undefined && { error })}>
      {(control) => (
        <Input
          {...control}
          {...(type !== 'password' && { type })}
          name={name}
          autoComplete={autoComplete}
          required
          maxLength={200}
          defaultValue={value}
          className="admin-field h-[54px]! px-4! text-[17px]"
        />
      )}
    </Field>
  );
}

const failureId = 'setup-failure';

function FailedWithoutAnswer({ error }: { error: unknown }) {
  const isStale = useStaleTab(error);
  return (
    <FormFailure id={failureId} message={isStale ? staleForm.message : messages.somethingWrong}>
      <ReloadButton />
    </FormFailure>
  );
}

const FailureBoundary = catchError((_props: object, { error }) => <FailedWithoutAnswer error={error} />);

function ActionForm({ failed }: SetupFormProps) {
  const [answer, setUp] = useActionState(setUpAction, failed);
  const errors = answer?.fields ?? {};
  return (
    <form action={setUp} className="mt-6 flex flex-col gap-6">
      {answer && <FormFailure id={failureId} message={answer.message} />}
      <SetupField
        name="code"
        type="text"
        label={setupTexts.code}
        hint={setupTexts.codeHint}
        error={errors.code}
        value={answer?.typed.code}
        autoComplete="off"
      />
      <SetupField
        name="name"
        type="text"
        label={setupTexts.name}
        error={errors.name}
        value={answer?.typed.name}
        autoComplete="name"
      />
      <SetupField
        name="email"
        type="email"
        label={setupTexts.email}
        error={errors.email}
        value={answer?.typed.email}
        autoComplete="username"
      />
      <SetupField
        name="password"
        type="password"
        label={setupTexts.password}
        hint={setupTexts.passwordHint}
        error={errors.password}
        autoComplete="new-password"
      />
      <SendButton label={setupTexts.submit} />
    </form>
  );
}

export function SetupForm({ failed }: SetupFormProps) {
  return (
    <FailureBoundary>
      <ActionForm failed={failed} />
    </FailureBoundary>
  );
}
