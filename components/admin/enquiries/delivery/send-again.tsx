'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { toastError } from '@/components/admin/ui/notices/toaster';
import { sendAgainAction } from '@/lib/domain/notifications/actions';

export function SendAgain({ itemId }: { itemId: string }) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  async function send() {
    setIsBusy(true);
    const result = await askServer(() => sendAgainAction(itemId));
    setIsBusy(false);
    if (result.ok) router.refresh();
    else toastError(result.error.message);
  }
  return (
    <Button isSmall disabled={isBusy} onClick={send}>
      Send again
    </Button>
  );
}
