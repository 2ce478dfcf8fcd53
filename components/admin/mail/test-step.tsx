'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { SavedNote, type SaveOutcome } from '@/components/admin/ui/fields/saved-note';
import { Moment } from '@/components/admin/ui/moment';
import { sendTestMailAction } from '@/lib/domain/mail/actions';
import { Step } from './step';

type TestStepProps = { testedAt: string | null; ownAddress: string };

export function TestStep({ testedAt, ownAddress }: TestStepProps) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  async function send() {
    setIsBusy(true);
    setOutcome(null);
    const result = await askServer(sendTestMailAction);
    setIsBusy(false);
    if (!result.ok) return setOutcome({ isFailure: true, text: result.error.message });
    setOutcome({
      isFailure: false,
      text: `The mail service accepted it. Check the inbox of ${ownAddress} and its spam folder.`,
    });
    router.refresh();
  }
  return (
    <Step id="test" title="Test" state={testedAt ? 'done' : 'missing'}>
      <p className="break-words">
        Sends a test mail to you, at {ownAddress}.{' '}
        {testedAt && (
          <>
            Last accepted by the mail service: <Moment at={testedAt} />.
          </>
        )}
      </p>
      <Button className="self-start" aria-disabled={isBusy} onClick={() => !isBusy && void send()}>
        {isBusy ? 'Sending…' : 'Send a test'}
      </Button>
      <SavedNote outcome={outcome} />
    </Step>
  );
}
