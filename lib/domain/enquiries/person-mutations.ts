import 'server-only';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { cardInclude, toEvent } from './row';

const entity = 'person';

async function requirePerson(enquiryId: string): Promise<string> {
  const row = await db.enquiry.findUnique({ where: { id: enquiryId }, select: { personKey: true } });
  if (!row) throw new AppError('not_found', 'There is no such enquiry.');
  return row.personKey;
}

/** All that is kept of the person of an enquiry, for themselves. The export is logged. @throws AppError not_found. */
export async function exportPerson(admin: Admin, enquiryId: string): Promise<Mutated<object>> {
  requireRecentPassword(admin);
  const personKey = await requirePerson(enquiryId);
  return mutate(admin, async (tx) => {
    const rows = await tx.enquiry.findMany({
      where: { personKey },
      orderBy: { createdAt: 'asc' },
      include: { ...cardInclude, events: { orderBy: { at: 'asc' } } },
    });
    const subscriptions = await tx.subscriber.findMany({
      where: { email: { in: rows.map(({ email }) => email) } },
    });
    const enquiries = rows.map(({ events, requestKey: _key, contentHash: _hash, ...row }) => ({
      ...row,
      events: events.map(toEvent),
    }));
    return {
      data: { exportedAt: new Date().toISOString(), enquiries, subscriptions },
      tags: [],
      audit: { action: 'export', entity, entityId: personKey },
    };
  });
}

/** Erases all that is kept of the person of an enquiry; the erasure is logged, without their name. @throws AppError not_found. */
export async function erasePerson(admin: Admin, enquiryId: string): Promise<Mutated<{ enquiries: number }>> {
  requireRecentPassword(admin);
  const personKey = await requirePerson(enquiryId);
  return mutate(admin, async (tx) => {
    const rows = await tx.enquiry.findMany({ where: { personKey }, select: { email: true } });
    await tx.subscriber.deleteMany({ where: { email: { in: rows.map(({ email }) => email) } } });
    const { count } = await tx.enquiry.deleteMany({ where: { personKey } });
    return {
      data: { enquiries: count },
      tags: [],
      audit: {
        action: 'erase',
        entity,
        entityId: personKey,
        label: `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`,
      },
    };
  });
}
