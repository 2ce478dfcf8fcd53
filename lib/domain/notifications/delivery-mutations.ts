import 'server-only';
import type { Sales } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/parsing/id';

/** @throws AppError not_found. */
export async function sendAgain(sales: Sales, givenId: unknown): Promise<Mutated<null>> {
  const itemId = requireId(givenId, 'There is nothing to resend.');
  return mutate(sales, async (tx) => {
    const [item] = await tx.outboxItem.updateManyAndReturn({
      where: { id: itemId, state: { not: 'sent' } },
      data: { state: 'pending', attempts: 0, nextAttemptAt: new Date(), retryingSince: new Date() },
      select: { label: true },
    });
    if (!item) throw new AppError('not_found', 'There is nothing to resend.');
    const audit = { action: 'send again', entity: 'delivery', entityId: itemId, label: item.label } as const;
    return { data: null, tags: [], audit };
  });
}
