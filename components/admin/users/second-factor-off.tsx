'use client';

import { turnOffSecondFactorAction } from '@/lib/domain/second-factor/actions';
import { OwnPasswordDialog } from '../session/own-password-dialog';

export function TurnOffDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  return (
    <OwnPasswordDialog
      title="Turn off the second factor"
      text="From then on you sign in with your password only. Your recovery codes stop working."
      submit="Turn off"
      act={(password) => turnOffSecondFactorAction({ password })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
