import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Delivery, EnquiryCard, EnquiryEvent } from './dto';
import { toState } from './state';

export const cardInclude = {
  project: { select: { id: true, name: true } },
  assignee: { select: { id: true, name: true } },
} satisfies Prisma.EnquiryInclude;

export type CardRow = Prisma.EnquiryGetPayload<{ include: typeof cardInclude }>;

/** With the notes, the oldest first. */
export const notedInclude = {
  ...cardInclude,
  events: { where: { kind: 'note', removedAt: null }, orderBy: { at: 'asc' } },
} satisfies Prisma.EnquiryInclude;

export type NotedRow = Prisma.EnquiryGetPayload<{ include: typeof notedInclude }>;

const toNamed = (row: { id: string; name: string } | null) => row && { _id: row.id, name: row.name };

export const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function toCard(row: CardRow, personCount: number): EnquiryCard {
  const { kind, name, email, message, interest, location, propertyType, visitOn, source, page, addedBy } =
    row;
  return {
    _id: row.id,
    kind,
    name,
    email,
    phone: row.phoneE164,
    message,
    interest,
    location,
    propertyType,
    visitOn,
    source,
    project: toNamed(row.project),
    page,
    addedBy,
    state: toState(row.state),
    needsReview: row.needsReview,
    assignee: toNamed(row.assignee),
    followUpAt: toIso(row.followUpAt),
    createdAt: row.createdAt.toISOString(),
    personCount,
    version: row.version,
  };
}

export const toEvent = (row: Prisma.EnquiryEventGetPayload<object>): EnquiryEvent => ({
  _id: row.id,
  enquiry: row.enquiryId,
  kind: row.kind,
  at: row.at.toISOString(),
  actor: row.actor,
  actorId: row.userId,
  text: row.removedAt ? '' : row.text,
  editedBy: row.editedBy,
  editedAt: toIso(row.editedAt),
  deletedAt: toIso(row.removedAt),
  former: row.removedAt ? [...row.former, row.text] : row.former,
});

export const deliverySelect = {
  id: true,
  leadId: true,
  label: true,
  kind: true,
  state: true,
  attempts: true,
  lastError: true,
  createdAt: true,
  nextAttemptAt: true,
  sentAt: true,
} satisfies Prisma.OutboxItemSelect;

export const toDelivery = (
  row: Prisma.OutboxItemGetPayload<{ select: typeof deliverySelect }>,
): Delivery => ({
  _id: row.id,
  enquiry: row.leadId ?? '',
  label: row.label,
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  nextAttemptAt: row.state === 'pending' ? row.nextAttemptAt.toISOString() : null,
  sentAt: toIso(row.sentAt),
});
