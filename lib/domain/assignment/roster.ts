import 'server-only';
import { ownerReasons } from '@/lib/content/enquiries/assignment';
import { readSlaSettings } from '@/lib/domain/settings/queries';
import type { SettingValue } from '@/lib/domain/settings/schema';
import type { TeamMember } from '@/lib/domain/team/availability';
import { memberSelect, toMember } from '@/lib/domain/team/members';
import type { Tx } from '@/lib/server/db';
import { officeDay } from '@/lib/shared/time/office-clock';
import type { Prisma } from '@/prisma/generated/client';
import type { Roster, StoredRotation } from './rotation';

export const rotationInclude = {
  members: { orderBy: { place: 'asc' } },
  source: { select: { name: true } },
  project: { select: { name: true } },
} as const satisfies Prisma.RotationInclude;

export type RotationRow = Prisma.RotationGetPayload<{ include: typeof rotationInclude }>;

export const toRotation = ({ source, project, ...row }: RotationRow): StoredRotation => ({
  ...row,
  name: source?.name ?? project?.name ?? '',
});

export type ReadRoster = Omit<Roster, 'people'> & {
  clock: SettingValue<'clock'>;
  people: ReadonlyMap<string, TeamMember & { email: string }>;
};

/** Lock order: contacts before rotations. */
export const lockRotations = async (tx: Tx): Promise<void> =>
  void (await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended('enquiry rotations', 0))::text`);

export async function readRoster(tx: Tx, now = new Date()): Promise<ReadRoster> {
  const lists = await tx.rotation.findMany({ include: rotationInclude, orderBy: { id: 'asc' } });
  const users = await tx.user.findMany({ select: memberSelect(officeDay(now.getTime())) });
  const { calendar, clock } = await readSlaSettings(tx);
  return {
    rotations: lists.map(toRotation),
    people: new Map(users.map((row) => [row.id, toMember(row)])),
    calendar,
    fallbacks: [
      { userId: clock.head, reason: ownerReasons.head },
      { userId: clock.next, reason: ownerReasons.next },
    ],
    clock,
  };
}

/** Without people in a rotation nothing is assigned and no SLA starts. */
export const hasRotation = async (tx: Tx): Promise<boolean> =>
  (await tx.rotationMember.findFirst({ select: { userId: true } })) !== null;
