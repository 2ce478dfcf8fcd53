import 'server-only';
import { ownerReasons } from '@/lib/content/enquiries/assignment';
import { readMailHead } from '@/lib/domain/settings/queries';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { handOver } from './hand-over';

const missing = 'There is no such person.';

/** @throws AppError not_found. */
export async function handOverByRotation(admin: Admin, givenId: unknown) {
  const userId = requireKnownId(givenId, missing);
  const head = await readMailHead();
  const user = await db.user.findUnique({ where: { id: userId }, select: { name: true } });
  if (!user) throw new AppError('not_found', missing);
  const because = ownerReasons.handedOver(admin.name, user.name);
  const given = await handOver({ userId, name: user.name }, { because, head });
  return mutate(admin, async () => ({
    data: { given },
    tags: [],
    audit: {
      action: 'update',
      entity: 'enquiry',
      entityId: 'turn',
      label: `${given} of ${user.name}`,
      fields: ['assignee'],
    },
  }));
}
