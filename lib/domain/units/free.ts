import 'server-only';
import { notDeleted } from '@/lib/server/records/bin';
import { officeDay } from '@/lib/shared/time/office-clock';
import { Prisma } from '@/prisma/generated/client';

/** The same rule as `currentState`. */
export const freeSql = (day = officeDay(Date.now())) =>
  Prisma.sql`(unit.state = 'free' or (unit.state = 'held' and unit.held_until < ${day}))`;

export const freeUnitsOf = (parentId: string) => ({
  parentId,
  ...notDeleted,
  OR: [{ state: 'free' as const }, { state: 'held' as const, heldUntil: { lt: officeDay(Date.now()) } }],
});
