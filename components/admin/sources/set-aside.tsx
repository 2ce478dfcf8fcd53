'use client';

import { useServerAction } from '@/components/admin/session/use-server-action';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { setPayloadAsideAction } from '@/lib/domain/sources/actions';

type SetAsideProps = { bodyId: string; isAside: boolean; onDone: () => void };

export function SetAside({ bodyId, isAside, onDone }: SetAsideProps) {
  const { run, isBusy, failure } = useServerAction();
  return (
    <>
      <Button disabled={isBusy} onClick={() => run(() => setPayloadAsideAction(bodyId, isAside), onDone)}>
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
