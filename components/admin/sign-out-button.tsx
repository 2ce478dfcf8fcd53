'use client';

import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { leaveOffice } from './session-expired';

export function SignOutButton() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <IconButton
      label="Sign out"
      disabled={isBusy}
      onClick={() => {
        setIsBusy(true);
        void leaveOffice();
      }}
    >
      {isBusy ? <Spinner /> : <LogOut size={16} strokeWidth={1.6} aria-hidden="true" />}
    </IconButton>
  );
}
