import { useServerAction } from '@/components/admin/session/use-server-action';
import type { VisitStep } from '@/lib/content/visits';
import { takeVisitStepAction } from '@/lib/domain/visits/actions';
import type { AdminVisit } from '@/lib/domain/visits/dto';

export function useVisitStep({ _id, version }: Pick<AdminVisit, '_id' | 'version'>) {
  const { run, isBusy, failure } = useServerAction();
  const take = (step: VisitStep, startsAt?: string, onDone?: () => void) =>
    run(() => takeVisitStepAction(_id, { step, version, ...(startsAt && { startsAt }) }), onDone);
  return { take, isBusy, failure };
}
