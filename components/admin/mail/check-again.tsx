'use client';

import { RefreshCw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/admin/ui/button';

export function CheckAgain() {
  const router = useRouter();
  const [isBusy, start] = useTransition();
  return (
    <div>
      <Button isSmall aria-disabled={isBusy} onClick={() => !isBusy && start(() => router.refresh())}>
        <RefreshCw size={15} strokeWidth={1.6} aria-hidden="true" />
        {isBusy ? 'Checking…' : 'Check again'}
      </Button>
      <span role="status" className="sr-only">
        {isBusy ? 'Checking…' : ''}
      </span>
    </div>
  );
}
