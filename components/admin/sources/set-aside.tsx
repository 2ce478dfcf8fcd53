'use client';

import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { setPayloadAsideAction } from '@/lib/domain/sources/actions';

type SetAsideProps = { bodyId: string; isAside: boolean; onDone: () => void };

export function SetAside({ bodyId, isAside, onDone }: SetAsideProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    const result = await askServer(() => setPayloadAsideAction(bodyId, isAside));
    setIsBusy(false);
    setFailure(result.ok ? null : result.error.message);
    if (result.ok) onDone();
  };
  return (
    <>
      <Button disabled={isBusy} onClick={run}>
        {isAside ? 'Not an enquiry' : 'Take this up again'}
      </Button>
      {failure && (
        <div className="w-full">
          <FailureLine>{failure}</FailureLine>
        </div>
      )}
    </>
  );
}
