import 'server-only';
import { partnerHref, requireLinkedPartner } from '@/lib/domain/partners/link';
import { namedInput } from '@/lib/domain/partners/schema';
import type { Saved, Sender } from '@/lib/shared/enquiries/sender';
import { parseInput } from '@/lib/shared/parse';
import { saveEnquiry } from './form/save';

/**
 * A buyer whom a partner names, by their link. It is in Postgres when this resolves.
 * @throws AppError invalid, too_many, or not_found where the link has ended.
 */
export async function createNamedEnquiry(input: unknown, sender: Sender): Promise<Saved> {
  const { token, agreed: _, ...fields } = parseInput(namedInput, input);
  const { enquiryId } = await requireLinkedPartner(token);
  const named = { kind: 'enquiry', interest: 'general', partner: { id: enquiryId, token } } as const;
  // Of a browser nothing is known that is the buyer's.
  const ofBrowser = { page: '', filledInMs: undefined, firstTouch: undefined, lastTouch: undefined };
  await saveEnquiry({ ...named, ...ofBrowser, ...fields, marketingConsent: false }, sender);
  return { next: partnerHref(token, { sent: '1' }) };
}
