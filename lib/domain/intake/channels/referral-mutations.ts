import 'server-only';
import { partnerHref, requireLinkedPartner } from '@/lib/domain/partners/link';
import { namedInput } from '@/lib/domain/partners/schema';
import type { Saved, Sender } from '@/lib/shared/enquiries/sender';
import { parseInput } from '@/lib/shared/parsing/parse';
import { saveEnquiry } from './form/save';

/** Stored once this resolves. @throws AppError invalid, too_many, or not_found where the link has ended. */
export async function createNamedEnquiry(input: unknown, sender: Sender): Promise<Saved> {
  const { token, agreed: _, ...fields } = parseInput(namedInput, input);
  const { enquiryId } = await requireLinkedPartner(token);
  const named = { kind: 'enquiry', interest: 'general', partner: { id: enquiryId, token } } as const;
  // The browser is the partner's, not the buyer's.
  const ofBrowser = { page: '', filledInMs: undefined, firstTouch: undefined, lastTouch: undefined };
  await saveEnquiry({ ...named, ...ofBrowser, ...fields, marketingConsent: false }, sender);
  return { next: partnerHref(token, { sent: '1' }) };
}
