import 'server-only';
import { notices } from '@/lib/content/enquiries/forms';
import { addLinks } from '@/lib/domain/documents/links';
import { addCv } from '@/lib/domain/enquiries/cv';
import type { CreatedEnquiries } from '@/lib/domain/intake/incoming';
import type { Tx } from '@/lib/server/db';
import { toNoticeColumns } from '@/lib/server/records/notice';

export async function attachCv(tx: Tx, { created }: CreatedEnquiries): Promise<void> {
  for (const { enquiry, cv } of created) if (cv) await addCv(tx, enquiry.id, cv);
}

export async function subscribeToNewsletter(tx: Tx, { created }: CreatedEnquiries): Promise<void> {
  for (const { newsletter } of created) {
    if (!newsletter) continue;
    await tx.subscriber.createMany({
      data: { ...newsletter, ...toNoticeColumns(notices.newsletter) },
      skipDuplicates: true,
    });
  }
}

/** Links the enquiry to the partner who refers the contact. */
export async function addReferral(tx: Tx, { created }: CreatedEnquiries): Promise<void> {
  for (const { enquiry, partner } of created)
    if (partner)
      await tx.partnerEnquiry.create({ data: { enquiryId: enquiry.id, partnerId: partner.enquiryId } });
}

/** Makes a link to each document that the project has on request. The acknowledgement brings them. */
export async function shareDocuments(tx: Tx, { created }: CreatedEnquiries): Promise<void> {
  for (const { enquiry, asksForDocuments } of created)
    if (asksForDocuments && enquiry.projectId) await addLinks(tx, enquiry.id, enquiry.projectId);
}
