import 'server-only';
import { toLinkUrl } from '@/lib/domain/documents/links';
import type { Prisma } from '@/prisma/generated/client';
import type { EnquiryCard, EnquiryDocument, EnquiryEvent } from './dto';
import { readListed } from './field-places';

export const cardInclude = {
  project: { select: { id: true, name: true } },
  assignee: { select: { id: true, name: true } },
  sla: true,
  consents: true,
  namedBy: { select: { createdAt: true, partner: { select: { enquiryId: true, firm: true } } } },
} satisfies Prisma.EnquiryInclude;

export type CardRow = Prisma.EnquiryGetPayload<{ include: typeof cardInclude }>;

export const notedInclude = {
  ...cardInclude,
  events: { where: { kind: 'note', removedAt: null }, orderBy: { at: 'asc' } },
} satisfies Prisma.EnquiryInclude;

export type NotedRow = Prisma.EnquiryGetPayload<{ include: typeof notedInclude }>;

export const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const toCard = (row: CardRow, personCount: number): EnquiryCard =>
  readListed({ ...row, personCount, noticeText: '' });

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

export const toEnquiryDocument = (
  row: Prisma.DocumentLinkGetPayload<{ include: { document: { select: { id: true; title: true } } } }>,
): EnquiryDocument => ({
  _id: row.id,
  document: { _id: row.document.id, title: row.document.title },
  url: toLinkUrl(row.id),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: toIso(row.revokedAt),
  revokedBy: row.revokedBy,
  openCount: row.openCount,
  openedAt: row.openedAt.map((at) => at.toISOString()).toReversed(),
});
