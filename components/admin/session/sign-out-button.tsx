'use client';

import { LogOut } from 'lucide-react';
import { useState } from 'react';
import {
  removeAllUnsavedWork,
  unsavedEnquiries,
  unsavedForms,
  unsavedNotes,
} from '@/components/admin/session/unsaved-work';
import { IconButton } from '@/components/admin/ui/button';
import { Spinner } from '@/components/admin/ui/spinner';
import { leaveAdmin } from './session-expired';

export function SignOutButton() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <IconButton
      label="Sign out"
      disabled={isBusy}
      onClick={() => {
        setIsBusy(true);
        // AUTH-6: notes and small forms hold personal data. Unsaved records become public anyway and stay for the next log-in.
        removeAllUnsavedWork(unsavedNotes);
        removeAllUnsavedWork(unsavedEnquiries);
        removeAllUnsavedWork(unsavedForms);
        void leaveAdmin();
      }}
    >
      {isBusy ? <Spinner /> : <LogOut size={16} strokeWidth={1.6} aria-hidden="true" />}
    </IconButton>
  );
}
