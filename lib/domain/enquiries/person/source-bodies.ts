import 'server-only';
import type { Tx } from '@/lib/server/db';
import { listContactHashes } from '@/lib/server/secrets/contact-hashes';
import { findSecret } from '@/lib/server/secrets/seal';

type Sent = { id: string; phoneE164: string; email: string };

/** What sources have sent of some enquiries, and all that holds one of their numbers or addresses. */
const sentOf = (enquiries: readonly Sent[]) => ({
  OR: [
    { enquiryId: { in: enquiries.map(({ id }) => id) } },
    {
      contacts: {
        hasSome: listContactHashes(
          enquiries.map(({ phoneE164 }) => phoneE164),
          enquiries.map(({ email }) => email),
        ),
      },
    },
  ],
});

export async function forgetBodies(tx: Tx, enquiries: readonly Sent[]): Promise<void> {
  await tx.sourceBody.deleteMany({ where: sentOf(enquiries) });
}

/** The same as it came, for the export of a person; what was sealed with a key that is gone stays without its text. */
export async function listBodiesOf(tx: Tx, enquiries: readonly Sent[]) {
  const rows = await tx.sourceBody.findMany({
    where: sentOf(enquiries),
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
