'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { toastError } from '@/components/admin/ui/toaster';
import { messages } from '@/lib/content/messages';
import { sendAgainAction } from '@/lib/domain/enquiries/actions';

/** Puts a delivery that was given up back into the outbox. */
export function SendAgain({ itemId }: { itemId: string }) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  async function send() {
    setIsBusy(true);
    const result = await sendAgainAction(itemId).catch(() => null);
    setIsBusy(false);
    if (result?.ok) router.refresh();
    else toastError(result?.error.message ?? messages.somethingWrong);
  }
  return (
    <Button isSmall disabled={isBusy} onClick={send}>
      Send again
    </Button>
  );
}
