import 'server-only';
import { includesRole } from '@/lib/content/roles';
import type { Tx } from '@/lib/server/db';
import type { Prisma } from '@/prisma/generated/client';
import type { TeamMember } from './availability';

export const staffSelect = { id: true, name: true, email: true, role: true, passwordHash: true } as const;

export type StaffRow = Prisma.UserGetPayload<{ select: typeof staffSelect }>;

export const memberSelect = (today: string) =>
  ({
    ...staffSelect,
    hours: true,
    leave: { where: { until: { gte: today } }, orderBy: { from: 'asc' } },
  }) as const satisfies Prisma.UserSelect;

type MemberRow = Prisma.UserGetPayload<{ select: ReturnType<typeof memberSelect> }>;

/** An invited person without a password counts as absent. */
export const isInSales = ({ role, passwordHash }: Pick<StaffRow, 'role' | 'passwordHash'>): boolean =>
  includesRole(role, 'sales') && passwordHash !== null;

export const toMember = (row: MemberRow): TeamMember & { email: string } => ({
  id: row.id,
  name: row.name,
  email: row.email,
  isInSales: isInSales(row),
  hours: row.hours && {
    days: row.hours.days.join(', '),
    opens: row.hours.opens,
    closes: row.hours.closes,
  },
  leave: row.leave,
});

export async function findMember(tx: Tx, id: string, today: string): Promise<TeamMember | null> {
  const row = await tx.user.findUnique({ where: { id }, select: memberSelect(today) });
  return row && toMember(row);
}
