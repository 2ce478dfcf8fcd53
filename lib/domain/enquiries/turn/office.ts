import 'server-only';
import { ownerReasons } from '@/lib/content/enquiries/turn';
import { includesRole } from '@/lib/content/roles';
import { readCalendar, readClock } from '@/lib/domain/settings/queries';
import type { SettingValue } from '@/lib/domain/settings/schema';
import type { Tx } from '@/lib/server/db';
import { officeDay } from '@/lib/shared/time/office-clock';
import type { Prisma } from '@/prisma/generated/client';
import type { Office, TurnList, TurnPerson } from './choose';

export const staffSelect = { id: true, name: true, email: true, role: true, passwordHash: true } as const;

export type StaffRow = Prisma.UserGetPayload<{ select: typeof staffSelect }>;

const personSelect = (today: string) =>
  ({
    ...staffSelect,
    hours: true,
    leave: { where: { until: { gte: today } }, orderBy: { from: 'asc' } },
  }) as const satisfies Prisma.UserSelect;

type PersonRow = Prisma.UserGetPayload<{ select: ReturnType<typeof personSelect> }>;

/** Does the work of sales, with an account that is used: who was only invited answers nobody. */
export const isInSales = ({ role, passwordHash }: Pick<StaffRow, 'role' | 'passwordHash'>): boolean =>
  includesRole(role, 'sales') && passwordHash !== null;

const toPerson = (row: PersonRow): TurnPerson & { email: string } => ({
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

export async function findPerson(tx: Tx, id: string, today: string): Promise<TurnPerson | null> {
  const row = await tx.user.findUnique({ where: { id }, select: personSelect(today) });
  return row && toPerson(row);
}

export const turnInclude = {
  places: { orderBy: { place: 'asc' } },
  source: { select: { name: true } },
  project: { select: { name: true } },
} as const satisfies Prisma.TurnInclude;

export const toList = ({
  source,
  project,
  ...row
}: Prisma.TurnGetPayload<{ include: typeof turnInclude }>): TurnList => ({
  ...row,
  name: source?.name ?? project?.name ?? '',
});

export type ReadOffice = Omit<Office, 'people'> & {
  clock: SettingValue<'clock'>;
  people: ReadonlyMap<string, TurnPerson & { email: string }>;
};

/** Lets one at a time choose an owner, until the transaction ends. Whoever locks persons does so before. */
export const lockTurns = async (tx: Tx): Promise<void> =>
  void (await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended('enquiry turns', 0))::text`);

/** What decides who is given an enquiry, as it stands now: turns, people, leave and hours. */
export async function readOffice(tx: Tx, now = new Date()): Promise<ReadOffice> {
  const lists = await tx.turn.findMany({ include: turnInclude, orderBy: { id: 'asc' } });
  const users = await tx.user.findMany({ select: personSelect(officeDay(now.getTime())) });
  const clock = await readClock(tx);
  return {
    lists: lists.map(toList),
    people: new Map(users.map((row) => [row.id, toPerson(row)])),
    calendar: await readCalendar(tx),
    behind: [
      { userId: clock.head, reason: ownerReasons.head },
      { userId: clock.next, reason: ownerReasons.next },
    ],
    clock,
  };
}

/** Whether anybody is named in any turn: without one nothing is given, and no clock runs. */
export const hasTurns = async (tx: Tx): Promise<boolean> =>
  (await tx.turnPlace.findFirst({ select: { userId: true } })) !== null;
