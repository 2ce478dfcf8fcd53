'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { leaveExpiredSession } from '@/components/admin/session-expired';
import { messages } from '@/lib/content/messages';
import { updateEnquiryAction } from '@/lib/domain/enquiries/actions';
import type { EnquiryChange } from '@/lib/domain/enquiries/schema';

type Said = { isFailure: boolean; words: string } | null;

/** Saves a change of an enquiry at once. `show` sets the optimistic value, which goes by itself when the save is refused. */
export function useEnquiryChange(id: string) {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [said, setSaid] = useState<Said>(null);
  const change = (patch: EnquiryChange, show: () => void) => {
    setSaid(null);
    startTransition(async () => {
      show();
      const result = await updateEnquiryAction(id, patch).catch(() => null);
      if (result?.ok) {
        setSaid({ isFailure: false, words: 'Saved' });
        return router.refresh();
      }
      if (result?.error.code === 'unauthorized') await leaveExpiredSession();
      setSaid({ isFailure: true, words: result?.error.message ?? messages.somethingWrong });
    });
  };
  return { change, isBusy, said };
}
