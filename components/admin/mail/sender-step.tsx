'use client';

import { newRecordId } from '@/components/admin/session/unsaved-work';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { useUnsavedValues } from '@/components/admin/session/use-unsaved-values';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { saveMailSenderAction } from '@/lib/domain/mail/actions';
import type { MailSettings } from '@/lib/domain/mail/dto';
import { PartForm } from './part-form';
import { Step } from './step';
import { TypedPart } from './typed-part';

const fieldId = (name: string) => `mail-sender-${name}`;

type SenderFormProps = {
  initial: { name: string; address: string };
  onDone: () => void;
  onCancel: (() => void) | null;
};

function SenderForm({ initial, onDone, onCancel }: SenderFormProps) {
  const { values: sender, set, forget, isRestored } = useUnsavedValues('mail sender', newRecordId, initial);
  const form = useActionForm({
    act: () => saveMailSenderAction(sender),
    fieldId,
    onDone: () => {
      forget();
      onDone();
    },
  });
  const cancel =
    onCancel &&
    (() => {
      forget();
      onCancel();
    });
  return (
    <PartForm form={form} submit="Save the sender" isRestored={isRestored} onCancel={cancel}>
      <TextField
        id={fieldId('name')}
        label="Name that receivers read"
        error={form.errors.name}
        maxLength={80}
        value={sender.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        id={fieldId('address')}
        label="Address that mail comes from"
        hint="In a domain of your own, such as office@example.com. Its domain must be added at Resend under “Domains”."
        error={form.errors.address}
        type="email"
        maxLength={200}
        value={sender.address}
        onChange={(address) => set({ address })}
      />
    </PartForm>
  );
}

export function SenderStep({ settings, brand }: { settings: MailSettings; brand: string }) {
  const { sender, typed } = settings;
  const isOfInstallation = sender?.source === 'installation';
  return (
    <Step id="sender" title="Sender" state={sender ? 'done' : 'missing'}>
      {sender && (
        <p className="break-words">
          Mails come from {sender.text}.{' '}
          {isOfInstallation && (
            <>
              The environment sets it (<code>MAIL_FROM</code>).
            </>
          )}
        </p>
      )}
      <TypedPart
        part="sender"
        settings={settings}
        isTyped={typed.sender !== null}
        mayChange={!isOfInstallation}
        form={(onDone, onCancel) => (
          <SenderForm
            initial={typed.sender ?? { name: brand, address: '' }}
            onDone={onDone}
            onCancel={onCancel}
          />
        )}
      />
    </Step>
  );
}
