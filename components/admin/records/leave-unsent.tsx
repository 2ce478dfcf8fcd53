'use client';

import { useEffect } from 'react';
import { lazyDialog } from '@/components/admin/ui/lazy-dialog';
import type { LeaveGuard } from './use-leave-guard';

const { Dialog: LeaveDialog, warmUp } = lazyDialog(async () => (await import('./leave-dialog')).LeaveDialog);

type Unsent = {
  hasUnsaved: boolean;
  /** Whether leaving loses nothing: a file that has not arrived cannot be kept. */
  canKeep: boolean;
  keep: () => void;
  clear: () => void;
};

type LeaveUnsentProps = { guard: LeaveGuard; things: string; unsent: Unsent };

/** The question of a screen's guard while pictures wait to be added. */
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
