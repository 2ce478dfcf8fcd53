import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import type { Result } from '@/lib/shared/result';

export function useContactChange() {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [failure, setFailure] = useState<string | null>(null);
  const change = (act: () => Promise<Result<Enquiry>>, onDone?: () => void) => {
    setFailure(null);
    startTransition(async () => {
      const result = await askServer(act);
      if (!result.ok) setFailure(result.error.message);
      if (result.ok || result.error.code === 'conflict') router.refresh();
      if (result.ok) onDone?.();
    });
  };
  return { change, isBusy, failure };
}
