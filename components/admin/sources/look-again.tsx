'use client';

import { RotateCw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { Button } from '@/components/admin/ui/button';
import { Spinner } from '@/components/admin/ui/spinner';

export function LookAgain() {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  useEffect(() => {
    const look = () => {
      if (!document.hidden) router.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [router]);
  return (
    <Button isSmall aria-disabled={isBusy} onClick={() => startTransition(() => router.refresh())}>
      {isBusy ? <Spinner /> : <RotateCw size={14} strokeWidth={1.6} aria-hidden="true" />}
      Refresh
    </Button>
  );
}
