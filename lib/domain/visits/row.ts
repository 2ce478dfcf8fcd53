import 'server-only';
import type { VisitState } from '@/lib/content/visits';
import { isHeld } from '@/lib/domain/enquiries/field/review';
import type { Tx } from '@/lib/server/db';
import { firstOf } from '@/lib/shared/enquiries/contact-points';
import { toState } from '@/lib/shared/enquiries/state';
import { listContactPoints, mailAddressOf, titleOfRow } from '@/lib/shared/enquiries/stored-contact-points';
import { endOf } from '@/lib/shared/visits/visit-time';
import type { Prisma } from '@/prisma/generated/client';
import type { AdminVisit } from './dto';

export const visitInclude = {
  project: { select: { id: true, name: true, slug: true, location: true, pin: true } },
  enquiry: {
    select: {
      id: true,
      name: true,
      email: true,
      phoneE164: true,
      contactPoints: true,
      message: true,
      review: true,
      state: true,
      version: true,
      summaryDueAt: true,
      createdAt: true,
      assignee: { select: { name: true } },
    },
  },
  reservations: { select: { heldUntil: true } },
} satisfies Prisma.VisitInclude;

export type VisitRow = Prisma.VisitGetPayload<{ include: typeof visitInclude }>;

export const findRequestedVisit = (tx: Tx, enquiryId: string): Promise<VisitRow | null> =>
  tx.visit.findFirst({
    where: { enquiryId, state: 'requested', startsAt: { gt: new Date() } },
    orderBy: { startsAt: 'asc' },
    include: visitInclude,
  });

/** Only the mutations write it. */
export const stateOf = ({ state }: { state: string }): VisitState => state as VisitState;

export const placeOf = ({ project: { name, location } }: VisitRow): string =>
  [name, location].filter(Boolean).join(', ');

/** A suspected visitor must not notice that no time is reserved. */
export const holdsTime = ({ enquiry, reservations }: VisitRow, now: Date): boolean =>
  isHeld(enquiry) || reservations.some(({ heldUntil }) => heldUntil === null || heldUntil > now);

export const isOver = ({ startsAt, minutes }: Pick<VisitRow, 'startsAt' | 'minutes'>, now: Date): boolean =>
  endOf(startsAt, minutes) <= now;

export function toAdminVisit(row: VisitRow, now = new Date()): AdminVisit {
  const { enquiry, project, reservations, dayReminderAt, hourReminderAt } = row;
  const held = reservations.filter(({ heldUntil }) => heldUntil === null || heldUntil > now);
  return {
    _id: row.id,
    project: { _id: project.id, name: project.name },
    enquiry: {
      _id: enquiry.id,
      name: enquiry.name,
      title: titleOfRow(enquiry),
      phone: firstOf(listContactPoints(enquiry), 'phone'),
      email: mailAddressOf(enquiry),
      message: enquiry.message,
      state: toState(enquiry.state),
    },
    with: enquiry.assignee?.name ?? null,
    startsAt: row.startsAt.toISOString(),
    minutes: row.minutes,
    state: stateOf(row),
    holdsTime: held.length > 0,
    heldUntil: held[0]?.heldUntil?.toISOString() ?? null,
    remindedAt: [dayReminderAt, hourReminderAt].flatMap((at) => at?.toISOString() ?? []),
    version: row.version,
  };
}
