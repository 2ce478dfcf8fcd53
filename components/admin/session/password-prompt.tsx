'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { setPasswordPrompt } from './ask-password';

const PasswordPromptDialog = dynamic(
  async () => (await import('./password-prompt-dialog')).PasswordPromptDialog,
  { ssr: false },
);

export function PasswordPrompt() {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  useEffect(() => setPasswordPrompt(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;
  const close = (isConfirmed: boolean) => {
    setAnswer(null);
    answer(isConfirmed);
  };
  return <PasswordPromptDialog onDone={() => close(true)} onClose={() => close(false)} />;
}
