'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { messages } from '@/lib/content/messages';
import { sendTestMailAction } from '@/lib/domain/enquiries/actions';
import { SavedNote, type SaveOutcome } from './saved-note';

export function SendTest() {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  async function send() {
    setIsBusy(true);
    setOutcome(null);
    const result = await sendTestMailAction().catch(() => null);
    setIsBusy(false);
    if (result?.ok)
      setOutcome({ isFailure: false, text: 'The mail service took it. Look into the team’s inbox.' });
    else setOutcome({ isFailure: true, text: result?.error.message ?? messages.somethingWrong });
  }
  return (
    <>
      <Button disabled={isBusy} onClick={send}>
        {isBusy ? 'Sending…' : 'Send a test'}
      </Button>
      <SavedNote outcome={outcome} />
    </>
  );
}
