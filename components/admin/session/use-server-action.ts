import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import type { Result } from '@/lib/shared/result';
import { askServer } from './ask-server';

/** Runs a server action after a press, and reads the page again, also after a refusal: somebody else may have changed it. */
export function useServerAction() {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [failure, setFailure] = useState<string | null>(null);
  const run = <T>(act: () => Promise<Result<T>>, onDone?: (data: T) => void) => {
    setFailure(null);
    startTransition(async () => {
      const result = await askServer(act);
      if (!result.ok) setFailure(result.error.message);
      if (result.ok || result.error.code !== 'unavailable') router.refresh();
      if (result.ok) onDone?.(result.data);
    });
  };
  return { run, isBusy, failure, clear: () => setFailure(null) };
}
