'use client';

import { OwnPasswordDialog } from '@/components/admin/session/own-password-dialog';
import { confirmPasswordAction } from '@/lib/domain/users/actions';

export function PasswordPromptDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  return (
    <OwnPasswordDialog
      title="Type your password again"
      text="This action needs your password. It is valid for ten minutes."
      submit="Go on"
      act={confirmPasswordAction}
      onDone={onDone}
      onClose={onClose}
      isStacked
    />
  );
}
