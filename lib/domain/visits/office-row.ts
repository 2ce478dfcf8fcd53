import 'server-only';
import { firstOf } from '@/lib/shared/enquiries/contact-points';
import { toState } from '@/lib/shared/enquiries/state';
import { listContactPoints, mailAddressOf, titleOfRow } from '@/lib/shared/enquiries/stored-contact-points';
import type { OfficeVisit } from '@/lib/shared/visits/visit';
import { stateOf, type VisitRow } from './row';

export function toOfficeVisit(row: VisitRow, now = new Date()): OfficeVisit {
  const { enquiry, project, seats, dayReminderAt, hourReminderAt } = row;
  const held = seats.filter(({ heldUntil }) => heldUntil === null || heldUntil > now);
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
