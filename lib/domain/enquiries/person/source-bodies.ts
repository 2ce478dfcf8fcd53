import 'server-only';
import type { Tx } from '@/lib/server/db';
import { listContactHashes } from '@/lib/server/secrets/contact-hashes';

type Sent = { id: string; phoneE164: string; email: string };

/** Deletes what sources have sent of some enquiries, and all that holds one of their numbers or addresses. */
export async function forgetBodies(tx: Tx, enquiries: readonly Sent[]): Promise<void> {
  const hashes = listContactHashes(
    enquiries.map(({ phoneE164 }) => phoneE164),
    enquiries.map(({ email }) => email),
  );
  await tx.sourceBody.deleteMany({
    where: {
      OR: [{ enquiryId: { in: enquiries.map(({ id }) => id) } }, { contacts: { hasSome: hashes } }],
    },
  });
}
