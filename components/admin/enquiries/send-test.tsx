'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { messages } from '@/lib/content/messages';
import { sendTestMailAction } from '@/lib/domain/enquiries/actions';
import { SavedNote } from './saved-note';

/** Sends the team a mail at once and says what the mail service answered. */
export function SendTest() {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<{ isFailure: boolean; words: string } | null>(null);
  async function send() {
    setIsBusy(true);
    setSaid(null);
    const result = await sendTestMailAction().catch(() => null);
    setIsBusy(false);
    if (result?.ok)
      setSaid({ isFailure: false, words: 'The mail service took it. Look into the team’s inbox.' });
    else setSaid({ isFailure: true, words: result?.error.message ?? messages.somethingWrong });
  }
  return (
    <>
      <Button disabled={isBusy} onClick={send}>
        {isBusy ? 'Sending…' : 'Send a test'}
      </Button>
      <SavedNote said={said} />
    </>
  );
}
