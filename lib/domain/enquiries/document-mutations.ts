import 'server-only';
import { requireEnquiryContact } from '@/lib/domain/contacts/enquiry-contact';
import { addLink } from '@/lib/domain/documents/links';
import { makeDocumentMail } from '@/lib/domain/enquiries/mails';
import { findProjectFacts } from '@/lib/domain/projects/project-facts';
import { readMailHead } from '@/lib/domain/settings/queries';
import type { Sales } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { enqueueMail } from '@/lib/server/delivery/outbox/enqueue';
import { mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { requireEnquiry } from './queries';

const entity = 'enquiry';
const noLink = 'There is no such link.';

async function requireLink(tx: Tx, enquiryId: string, givenId: unknown) {
  const id = requireKnownId(givenId, noLink);
  await tx.$queryRaw`select id from document_link where id = ${id} for update`;
  const link = await tx.documentLink.findFirst({ where: { id, enquiryId } });
  if (!link) throw new AppError('not_found', noLink);
  return link;
}

/** @throws AppError not_found. */
export async function revokeDocumentLink(sales: Sales, id: string, linkId: unknown) {
  await mutate(sales, async (tx) => {
    await requireEnquiryContact(id, tx);
    const link = await requireLink(tx, id, linkId);
    if (link.revokedAt === null)
      await tx.documentLink.update({
        where: { id: link.id },
        data: { revokedAt: new Date(), revokedBy: sales.name },
      });
    return { data: null, tags: [], audit: { action: 'revoke link', entity, entityId: id } };
  });
  return { data: await requireEnquiry(sales, id), tags: [] };
}

/** @throws AppError not_found, invalid. */
export async function sendDocumentAgain(sales: Sales, id: string, linkId: unknown) {
  const head = await readMailHead();
  await mutate(sales, async (tx) => {
    const { email } = await requireEnquiryContact(id, tx);
    if (!email) throw new AppError('invalid', 'There is no e-mail address.');
    const { documentId } = await requireLink(tx, id, linkId);
    await tx.documentLink.updateMany({
      where: { enquiryId: id, documentId, revokedAt: null },
      data: { revokedAt: new Date(), revokedBy: sales.name },
    });
    const document = await addLink(tx, id, documentId);
    if (!document) throw new AppError('invalid', 'This document is no longer on the website.');
    const enquiry = await tx.enquiry.findUniqueOrThrow({ where: { id } });
    const facts = await findProjectFacts(tx, document.projectId);
    await enqueueMail(tx, makeDocumentMail(enquiry, head, { document, facts }), {
      label: 'Document',
      idempotencyKey: `document-${document.linkId}`,
      leadId: id,
    });
    return { data: null, tags: [], audit: { action: 'send document', entity, entityId: id } };
  });
  return { data: await requireEnquiry(sales, id), tags: [] };
}
