import 'server-only';
import type { VisitState } from '@/lib/content/visits';
import { isHeld } from '@/lib/domain/enquiries/field/review';
import type { Tx } from '@/lib/server/db';
import { endOf } from '@/lib/shared/visits/visit-time';
import type { Prisma } from '@/prisma/generated/client';

export const visitInclude = {
  project: { select: { id: true, name: true, slug: true, location: true, pin: true } },
  enquiry: {
    select: {
      id: true,
      name: true,
      email: true,
      phoneE164: true,
      ways: true,
      message: true,
      review: true,
      state: true,
      version: true,
      summaryDueAt: true,
      createdAt: true,
      assignee: { select: { name: true } },
    },
  },
  seats: { select: { heldUntil: true } },
} satisfies Prisma.VisitInclude;

export type VisitRow = Prisma.VisitGetPayload<{ include: typeof visitInclude }>;

/** The next visit that an enquiry requests, or null. */
export const findRequestedVisit = (tx: Tx, enquiryId: string): Promise<VisitRow | null> =>
  tx.visit.findFirst({
    where: { enquiryId, state: 'requested', startsAt: { gt: new Date() } },
    orderBy: { startsAt: 'asc' },
    include: visitInclude,
  });

/** The mutations alone write it. */
export const stateOf = ({ state }: { state: string }): VisitState => state as VisitState;

/** Where it is: "Kadal Crest, Panambur". */
export const placeOf = ({ project: { name, location } }: VisitRow): string =>
  [name, location].filter(Boolean).join(', ');

/** Whether its time is kept for it. One that is suspected holds none, and is told what everybody is. */
export const holdsTime = ({ enquiry, seats }: VisitRow, now: Date): boolean =>
  isHeld(enquiry) || seats.some(({ heldUntil }) => heldUntil === null || heldUntil > now);

/** A visit is over once its time has passed. */
export const isOver = ({ startsAt, minutes }: Pick<VisitRow, 'startsAt' | 'minutes'>, now: Date): boolean =>
  endOf(startsAt, minutes) <= now;
