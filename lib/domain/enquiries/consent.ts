import 'server-only';
import { confirmPurpose, withdrawPurpose } from '@/lib/domain/contacts/link-purposes';
import { addProof } from '@/lib/domain/contacts/proof-mutations';
import { readToken } from '@/lib/server/auth/signed-token';
import { db, type Tx } from '@/lib/server/db';
import { isId } from '@/lib/shared/parsing/id';
import { withdrawMarketing } from './consents';

const visitor = 'The visitor';

function findEnquiryOf(purpose: string, token: string): string | null {
  const id = readToken(purpose, token);
  return id !== null && isId(id) ? id : null;
}

export const findWithdrawnEnquiry = (token: string): string | null => findEnquiryOf(withdrawPurpose, token);

export const findConfirmedEnquiry = (token: string): string | null => findEnquiryOf(confirmPurpose, token);

/** Whoever used the link has read the mail, which proves the address. */
async function proveAddress(tx: Tx, id: string): Promise<string | null> {
  const enquiry = await tx.enquiry.findUnique({ where: { id }, select: { email: true } });
  if (!enquiry?.email) return null;
  await addProof(tx, { id, kind: 'email', value: enquiry.email, method: 'link', actor: visitor });
  return enquiry.email;
}

/** False for a forged link. */
export async function confirmAddress(token: string): Promise<boolean> {
  const id = findConfirmedEnquiry(token);
  if (id === null) return false;
  await db.$transaction((tx) => proveAddress(tx, id));
  return true;
}

/** Only for the address of the link. False for a forged link. */
export async function withdrawConsent(token: string): Promise<boolean> {
  const id = findWithdrawnEnquiry(token);
  if (id === null) return false;
  await db.$transaction(async (tx) => {
    const email = await proveAddress(tx, id);
    if (email === null) return;
    const ids = await withdrawMarketing(tx, email);
    await tx.enquiryEvent.createMany({
      data: ids.map((enquiryId) => ({
        enquiryId,
        kind: 'consent',
        actor: visitor,
        text: 'took back the consent to marketing',
      })),
    });
    await tx.subscriber.deleteMany({ where: { email } });
  });
  return true;
}
