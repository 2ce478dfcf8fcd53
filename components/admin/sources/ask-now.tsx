'use client';

import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useServerAction } from '@/components/admin/session/use-server-action';
import { Button } from '@/components/admin/ui/button';
import { SavedNote, type SaveOutcome } from '@/components/admin/ui/fields/saved-note';
import { Spinner } from '@/components/admin/ui/spinner';
import { askingTexts } from '@/lib/content/sources/screen';
import { pollSourceNowAction } from '@/lib/domain/sources/actions';

export function AskNow({ id, isReady }: { id: string; isReady: boolean }) {
  const { run, isBusy, failure } = useServerAction();
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const poll = () => {
    setOutcome(null);
    run(
      () => pollSourceNowAction(id),
      ({ error, stored }) => {
        setOutcome({ isFailure: error !== '', text: error || askingTexts.told(stored) });
      },
    );
  };
  return (
    <div>
      <Button disabled={!isReady} aria-disabled={isBusy} onClick={() => !isBusy && poll()}>
        {isBusy ? <Spinner /> : <RefreshCw size={15} strokeWidth={1.6} aria-hidden="true" />}
        {askingTexts.askNow}
      </Button>
      <SavedNote outcome={failure === null ? outcome : { isFailure: true, text: failure }} />
    </div>
  );
}
