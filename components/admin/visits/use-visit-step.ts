import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import type { VisitStep } from '@/lib/content/visits';
import { takeVisitStepAction } from '@/lib/domain/visits/actions';
import type { OfficeVisit } from '@/lib/shared/visits/visit';

export function useVisitStep(visit: Pick<OfficeVisit, '_id' | 'version'>) {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [failure, setFailure] = useState<string | null>(null);
  const take = (step: VisitStep, startsAt?: string, onDone?: () => void) => {
    setFailure(null);
    startTransition(async () => {
      const input = { step, version: visit.version, ...(startsAt && { startsAt }) };
      const result = await askServer(() => takeVisitStepAction(visit._id, input));
      if (!result.ok) setFailure(result.error.message);
      router.refresh();
      if (result.ok) onDone?.();
    });
  };
  return { take, isBusy, failure };
}
