'use client';

import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useServerAction } from '@/components/admin/session/use-server-action';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { Spinner } from '@/components/admin/ui/spinner';
import { undoImportAction } from '@/lib/domain/intake/actions';
import type { UndoneImport } from '@/lib/domain/intake/dto';
import { formatCount } from '@/lib/shared/numbers/format';

const countText = (count: number) => `${formatCount(count)} ${count === 1 ? 'enquiry' : 'enquiries'}`;

function toText({ removed, left }: UndoneImport): string {
  const gone = `${countText(removed)} removed.`;
  if (left === 0) return gone;
  return `${gone} ${countText(left)} ${left === 1 ? 'stays' : 'stay'}: ${left === 1 ? 'it has' : 'they have'} been changed since.`;
}

export function UndoImport({ id }: { id: string }) {
  const { run, isBusy, failure } = useServerAction();
  const [isAsking, setIsAsking] = useState(false);
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  return (
    <div className="grid justify-items-start gap-2">
      {!undone && !isAsking && (
        <Button isSmall onClick={() => setIsAsking(true)}>
          <Undo2 size={15} strokeWidth={1.6} aria-hidden="true" />
          Undo import
        </Button>
      )}
      {!undone && isAsking && (
        <div className="flex flex-wrap items-center gap-2">
          <span>Only enquiries that nobody has changed since are removed.</span>
          <Button
            isSmall
            look="danger"
            disabled={isBusy}
            onClick={() => run(() => undoImportAction(id), setUndone)}
          >
            {isBusy && <Spinner />}
            Undo
          </Button>
          <Button isSmall look="ghost" disabled={isBusy} onClick={() => setIsAsking(false)}>
            Cancel
          </Button>
        </div>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {undone && toText(undone)}
      </p>
      <FailureLine>{failure}</FailureLine>
    </div>
  );
}
