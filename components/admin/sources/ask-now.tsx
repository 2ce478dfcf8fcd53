'use client';

import { RefreshCw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { SavedNote, type SaveOutcome } from '@/components/admin/ui/fields/saved-note';
import { Spinner } from '@/components/admin/ui/spinner';
import { askingTexts } from '@/lib/content/sources/screen';
import { pollSourceNowAction } from '@/lib/domain/sources/actions';

export function AskNow({ id, isReady }: { id: string; isReady: boolean }) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  async function run() {
    setIsBusy(true);
    setOutcome(null);
    const result = await askServer(() => pollSourceNowAction(id));
    setIsBusy(false);
    const failure = result.ok ? result.data.error : result.error.message;
    setOutcome(
      result.ok && failure === ''
        ? { isFailure: false, text: askingTexts.told(result.data.stored) }
        : { isFailure: true, text: failure },
    );
    router.refresh();
  }
  return (
    <div>
      <Button disabled={!isReady} aria-disabled={isBusy} onClick={() => !isBusy && void run()}>
        {isBusy ? <Spinner /> : <RefreshCw size={15} strokeWidth={1.6} aria-hidden="true" />}
        {askingTexts.askNow}
      </Button>
      <SavedNote outcome={outcome} />
    </div>
  );
}
