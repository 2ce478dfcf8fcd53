import 'server-only';
import type { Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';

const select = { id: true, contactId: true, phoneE164: true, email: true, contactPoints: true } as const;

export const noEnquiry = 'There is no such enquiry.';

export async function requireEnquiryContact(id: string, tx: Tx) {
  const row = await tx.enquiry.findUnique({ where: { id: requireKnownId(id, noEnquiry) }, select });
  if (!row) throw new AppError('not_found', noEnquiry);
  return row;
}
