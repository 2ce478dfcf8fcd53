import 'server-only';
import { noEnquiry } from '@/lib/domain/contacts/enquiry-contact';
import { readContact } from '@/lib/domain/contacts/queries';
import { toDelivery, withoutPayload } from '@/lib/domain/notifications/deliveries';
import type { Sales } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { findCvFacts } from './cv';
import type { Enquiry } from './dto';
import { findConsent } from './field/consents';
import { readUnlisted } from './field-places';
import { newestFirst } from './inbox/order';
import { cardInclude, toCard, toEnquiryDocument, toEvent } from './row';

export async function findEnquiry(_sales: Sales, id: string, tx: Tx = db): Promise<Enquiry | null> {
  const row = await tx.enquiry.findUnique({ where: { id }, include: cardInclude });
  if (!row) return null;
  const { keys, ...person } = await readContact(row, tx);
  const ofPerson = await tx.enquiry.findMany({
    where: { contactId: { in: keys } },
    orderBy: [...newestFirst],
    take: 50,
    include: cardInclude,
  });
  const count = await tx.enquiry.count({ where: { contactId: { in: keys } } });
  const ids = [row.id, ...ofPerson.map((each) => each.id)];
  // One after the other, because a transaction has one connection.
  const events = await tx.enquiryEvent.findMany({
    where: { enquiryId: { in: ids } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 300,
  });
  const deliveries = await tx.outboxItem.findMany({
    where: { leadId: { in: ids } },
    orderBy: { createdAt: 'desc' },
    take: 100,
    omit: withoutPayload,
  });
  const links = await tx.documentLink.findMany({
    where: { enquiryId: row.id },
    orderBy: { id: 'desc' },
    include: { document: { select: { id: true, title: true } } },
  });
  const notice = await tx.notice.findUnique({
    where: { hash: findConsent(row, 'enquiry')?.noticeHash ?? '' },
  });
  return {
    ...toCard(row, count),
    ...readUnlisted({ ...row, personCount: count, noticeText: notice?.text ?? '' }),
    events: events.map(toEvent),
    deliveries: deliveries.map(toDelivery),
    others: ofPerson.filter((each) => each.id !== id).map((each) => toCard(each, count)),
    documents: links.map(toEnquiryDocument),
    cv: await findCvFacts(tx, row.id),
    ...person,
  };
}

export async function requireEnquiry(sales: Sales, id: string, tx?: Tx): Promise<Enquiry> {
  const enquiry = await findEnquiry(sales, id, tx);
  if (!enquiry) throw new AppError('not_found', noEnquiry);
  return enquiry;
}
