'use client';

import { useState } from 'react';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { Field } from '@/components/admin/ui/fields/field';
import { PasswordInput } from '@/components/admin/ui/fields/password-input';
import { saveMailKeyAction } from '@/lib/domain/mail/actions';
import type { MailSettings } from '@/lib/domain/mail/dto';
import { PartForm } from './part-form';
import { Step } from './step';
import { TypedPart } from './typed-part';

const fieldId = (name: string) => `mail-${name}`;

type KeyFormProps = { onDone: () => void; onCancel: (() => void) | null };

function KeyForm({ onDone, onCancel }: KeyFormProps) {
  const [key, setKey] = useState('');
  const form = useActionForm({
    act: () => saveMailKeyAction(key),
    fieldId,
    onDone: () => {
      setKey('');
      onDone();
    },
  });
  return (
    <PartForm form={form} submit="Save the key" onCancel={onCancel}>
      <p>
        Create an account at{' '}
        <a
          href="https://resend.com/api-keys"
          target="_blank"
          rel="noreferrer"
          className="text-terra-deep underline underline-offset-2"
        >
          Resend<span className="sr-only"> (opens a new tab)</span>
        </a>
        , the service that sends the mails. Under “API Keys” press “Create API Key” and copy the key here.
        With “Full access” this screen can also read which DNS records Resend asks for; “Sending access” is
        enough to send.
      </p>
      <Field
        id={fieldId('key')}
        label="Key"
        hint="It begins with re_ and is stored encrypted."
        error={form.errors.key}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={key}
            onChange={(event) => setKey(event.target.value)}
            className="admin-field"
          />
        )}
      </Field>
    </PartForm>
  );
}

function KeyState({ key: used, typed }: MailSettings) {
  if (used?.source === 'installation')
    return (
      <p>
        The environment sets the key (<code>RESEND_API_KEY</code>); it ends in <code>{used.lastFour}</code>.
        {typed.key !== 'none' && ' It is used instead of the key that was typed here.'}
      </p>
    );
  if (used)
    return (
      <p>
        A key is stored, encrypted. It ends in <code>{used.lastFour}</code>; the rest cannot be read here.
      </p>
    );
  if (typed.key === 'not readable')
    return (
      <p className="text-error">
        The stored key can no longer be read, because the site’s <code>SECRETS_KEY</code> or{' '}
        <code>NEXTAUTH_SECRET</code> has changed. Copy the key from Resend again.
      </p>
    );
  return null;
}

export function KeyStep({ settings }: { settings: MailSettings }) {
  const { key, typed, isKeyTried } = settings;
  const isUntried = key !== null && !isKeyTried;
  return (
    <Step
      id="key"
      title="Account at the mail service"
      state={isUntried ? 'unknown' : key ? 'done' : 'missing'}
      note={isUntried ? 'Not tried' : undefined}
    >
      {KeyState(settings)}
      {isUntried && (
        <p className="text-warning">
          It is not known yet whether Resend accepts this key. Send a test mail below.
        </p>
      )}
      <TypedPart
        part="key"
        settings={settings}
        isTyped={typed.key !== 'none'}
        mayChange={key?.source !== 'installation'}
        form={(onDone, onCancel) => <KeyForm onDone={onDone} onCancel={onCancel} />}
      />
    </Step>
  );
}
