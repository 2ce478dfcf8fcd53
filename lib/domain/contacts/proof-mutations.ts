import 'server-only';
import type { Sales } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { ContactKind, ProofMethod } from '@/prisma/generated/enums';
import { lockContactPoints } from './contact-keys';
import { requireEnquiryContact } from './enquiry-contact';
import { contactConfirmation } from './schema';

// The audit log names nobody, because it outlives an erasure.
const entity = 'enquiry';

type Proof = { id: string; kind: ContactKind; value: string; method: ProofMethod; actor: string };

/** Many people may know a number, so each enquiry needs its own proof of it. */
export async function addProof(tx: Tx, { id: enquiryId, ...proof }: Proof): Promise<void> {
  await lockContactPoints(tx, [proof.value]);
  const { kind, value } = proof;
  const known = await tx.contactProof.findFirst({
    where: { kind, value, undoneAt: null, enquiryId, method: proof.method },
    select: { id: true },
  });
  if (!known) await tx.contactProof.create({ data: { ...proof, enquiryId } });
}

/** @throws AppError not_found, invalid. */
export async function writeConfirmation(sales: Sales, id: string, input: unknown): Promise<void> {
  const { contact } = parseInput(contactConfirmation, input);
  await mutate(sales, async (tx) => {
    const row = await requireEnquiryContact(id, tx);
    const value = contact === 'phone' ? row.phoneE164 : row.email;
    if (!value) throw new AppError('invalid', 'There is no e-mail address.');
    await addProof(tx, { id, kind: contact, value, method: 'staff', actor: sales.name });
    return { data: null, tags: [], audit: { action: 'confirm contact', entity, entityId: id } };
  });
}

/** A proof by link stays, because the holder of the address gave it. @throws AppError not_found. */
export async function withdrawConfirmation(sales: Sales, id: string, givenId: unknown): Promise<void> {
  const proofId = requireKnownId(givenId, 'There is nothing to undo.');
  await mutate(sales, async (tx) => {
    const { email } = await requireEnquiryContact(id, tx);
    const { count } = await tx.contactProof.updateMany({
      where: {
        id: proofId,
        method: 'staff',
        undoneAt: null,
        OR: [{ enquiryId: id }, { kind: 'email', value: email }],
      },
      data: { undoneAt: new Date(), undoneBy: sales.name },
    });
    if (count === 0) throw new AppError('not_found', 'There is nothing to undo.');
    return { data: null, tags: [], audit: { action: 'take back confirmation', entity, entityId: id } };
  });
}
