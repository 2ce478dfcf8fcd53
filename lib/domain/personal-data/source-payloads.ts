import 'server-only';
import type { Tx } from '@/lib/server/db';
import { listContactHashes, moreContacts, namesContact } from '@/lib/server/secrets/contact-hashes';
import { findSecret } from '@/lib/server/secrets/seal';
import { listContactPoints } from '@/lib/shared/enquiries/stored-contact-points';
import type { Enquiry } from '@/prisma/generated/client';

type Sent = Pick<Enquiry, 'id' | 'phoneE164' | 'email' | 'contactPoints'>;

/** These payloads have more contacts than are hashed. */
async function listLongBodies(tx: Tx, enquiries: readonly Sent[]): Promise<string[]> {
  const rows = await tx.sourceBody.findMany({
    where: { contacts: { has: moreContacts } },
    select: { id: true, body: true },
  });
  const contactPoints = enquiries.flatMap(listContactPoints);
  return rows
    .filter(({ body }) => namesContact(findSecret('source body', body), contactPoints))
    .map(({ id }) => id);
}

const sentOf = async (tx: Tx, enquiries: readonly Sent[]) => ({
  OR: [
    { enquiryId: { in: enquiries.map(({ id }) => id) } },
    { contacts: { hasSome: listContactHashes(enquiries.flatMap(listContactPoints)) } },
    { id: { in: await listLongBodies(tx, enquiries) } },
  ],
});

export async function deletePayloadsOf(tx: Tx, enquiries: readonly Sent[]): Promise<void> {
  await tx.sourceBody.deleteMany({ where: await sentOf(tx, enquiries) });
}

/** Without its text where the key is gone. */
export async function listPayloadsOf(tx: Tx, enquiries: readonly Sent[]) {
  const rows = await tx.sourceBody.findMany({
    where: await sentOf(tx, enquiries),
    orderBy: { receivedAt: 'asc' },
    select: { receivedAt: true, contentType: true, body: true, source: { select: { name: true } } },
  });
  return rows.map(({ receivedAt, contentType, body, source }) => ({
    source: source.name,
    receivedAt,
    contentType,
    text: findSecret('source body', body),
  }));
}
