import 'server-only';
import { activeSessions } from '@/lib/server/active-sessions';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import { hasRole, type Staff } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/parsing/id';

const action = 'end session' as const;
const entity = 'user';
const missing = 'There is no such session.';

/** Admins end any session, others only their own. @throws AppError not_found, or forbidden without a recent password. */
export async function endSession(staff: Staff, givenId: unknown): Promise<Mutated<null>> {
  requireRecentPassword(staff);
  const id = requireId(givenId, missing);
  return mutate(staff, async (tx) => {
    const own = hasRole(staff, 'admin') ? {} : { userId: staff.userId };
    const row = await tx.session.findUnique({
      where: { id, ...activeSessions(), ...own },
      include: { user: true },
    });
    if (!row) throw new AppError('not_found', missing);
    await tx.session.update({ where: { id }, data: { revokedAt: new Date() } });
    const { id: entityId, name: label } = row.user;
    return { data: null, tags: [], audit: { action, entity, entityId, label } };
  });
}

/** Answers how many. @throws AppError forbidden without a recent password. */
export async function endOtherSessions(staff: Staff): Promise<Mutated<{ ended: number }>> {
  requireRecentPassword(staff);
  return mutate(staff, async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { ...activeSessions(), userId: staff.userId, id: { not: staff.sessionId } },
      data: { revokedAt: new Date() },
    });
    const audit = { action, entity, entityId: staff.userId, label: staff.name };
    return { data: { ended: count }, tags: [], audit: count > 0 ? audit : [] };
  });
}
