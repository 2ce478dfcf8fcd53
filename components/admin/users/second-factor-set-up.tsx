'use client';

import { useState } from 'react';
import { useActionForm } from '@/components/admin/session/use-action-form';
import { FormDialog } from '@/components/admin/ui/dialogs/form-dialog';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { confirmSecondFactorAction, startSecondFactorAction } from '@/lib/domain/second-factor/actions';
import type { RecoveryCodes, SecondFactorSetup } from '@/lib/domain/second-factor/dto';
import { OwnPasswordDialog } from '../session/own-password-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

const title = 'Set up the second factor';
const fieldId = (name: string) => `set-up-${name}`;

type CodeStepProps = {
  setup: SecondFactorSetup;
  onDone: (data: RecoveryCodes) => void;
  onClose: () => void;
};

function CodeStep({ setup, onDone, onClose }: CodeStepProps) {
  const [code, setCode] = useState('');
  const form = useActionForm({ act: () => confirmSecondFactorAction({ code }), fieldId, onDone });
  const { qr, key } = setup;
  return (
    <FormDialog title={title} submit="Switch on" form={form} onClose={onClose}>
      <p>Scan this with the app, or enter the key there. Then enter the code that it shows.</p>
      <svg
        role="img"
        aria-label="QR code for the app"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-[220px] bg-white"
      >
        <path d={qr.d} fill="#000" />
      </svg>
      <p>
        Key: <code className="break-all">{key.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TextField
        id={fieldId('code')}
        label="Code of the app"
        need="required"
        error={form.errors.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        onChange={setCode}
      />
    </FormDialog>
  );
}

export function SetUpDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodesDialog codes={codes} onDone={onDone} />;
  if (!setup)
    return (
      <OwnPasswordDialog
        title={title}
        text="You need an app that shows codes, such as the password manager of your phone, Google Authenticator or Aegis. First, enter your password again."
        submit="Go on"
        act={(password) => startSecondFactorAction({ password })}
        onDone={setSetup}
        onClose={onClose}
      />
    );
  return <CodeStep setup={setup} onDone={(data) => setCodes(data.codes)} onClose={onClose} />;
}
