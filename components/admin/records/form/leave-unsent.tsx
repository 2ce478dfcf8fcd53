'use client';

import { useEffect } from 'react';
import { lazyDialog } from '@/components/admin/ui/dialogs/lazy-dialog';
import type { LeaveGuard } from './use-leave-guard';

const { Dialog: LeaveDialog, warmUp } = lazyDialog(async () => (await import('./leave-dialog')).LeaveDialog);

type Unsent = {
  hasUnsaved: boolean;
  canKeep: boolean;
  keep: () => void;
  clear: () => void;
};

type LeaveUnsentProps = { guard: LeaveGuard; things: string; unsent: Unsent };

export function LeaveUnsent({
  guard,
  things,
  unsent: { hasUnsaved, canKeep, keep, clear },
}: LeaveUnsentProps) {
  useEffect(() => {
    if (hasUnsaved) warmUp.onFocus();
  }, [hasUnsaved]);
  if (!guard.isAsking) return null;
  return (
    <LeaveDialog
      name={`${canKeep ? 'the' : 'The'} ${things} that are not added yet`}
      onDiscard={() => {
        clear();
        guard.leave();
      }}
      {...(canKeep && {
        onLeave: () => {
          keep();
          guard.leave();
        },
      })}
      onStay={guard.stay}
    />
  );
}
