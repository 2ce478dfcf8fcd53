import 'server-only';
import { fieldMax } from '@/lib/content/enquiries/forms';
import { givenKinds, sourceLimits } from '@/lib/content/sources/sources';
import { emailInput } from '@/lib/domain/enquiries/field/inputs';
import type { GivenEnquiry } from '@/lib/domain/enquiries/given';
import { sha256 } from '@/lib/server/sha256';
import { findE164 } from '@/lib/shared/phone';
import { findListed, type Listing } from '@/lib/shared/sources/listings';
import { toDay } from '@/lib/shared/time/local-day';
import type { Source, SourceBody } from '@/prisma/generated/client';
import { joinTexts, type Lead, toLines } from './lead';

const keyMax = 200;

/** A source without ids tells the same person about the same project on the same day once. */
function makeKey({ project, sentAt }: Lead, contact: string, receivedAt: Date): string {
  const parts = [contact, project.toLowerCase(), toDay(sentAt ?? receivedAt)];
  return `made-${sha256(JSON.stringify(parts))}`;
}

const shorten = (key: string) => (key.length > keyMax ? `long-${sha256(key)}` : key);

/** A lead as an enquiry; null for one whom nobody could answer. What cannot be used as a number or an address stays in the message. */
export function toGiven(
  lead: Lead,
  source: Pick<Source, 'id' | 'kind' | 'name' | 'listings'>,
  { receivedAt }: Pick<SourceBody, 'receivedAt'>,
): GivenEnquiry | null {
  const phone = lead.phone.length <= fieldMax.phone && findE164(lead.phone) ? lead.phone : '';
  const email = emailInput.safeParse(lead.email).data ?? '';
  if (phone === '' && email === '') return null;
  const unused = toLines([
    ['Phone', phone ? '' : lead.phone],
    ['E-mail', email ? '' : lead.email],
    ['Name', lead.name.length > fieldMax.name ? lead.name : ''],
    ['Budget', lead.budget.length > fieldMax.budget ? lead.budget : ''],
  ]);
  return {
    doorId: source.id,
    doorKey: shorten(lead.key) || makeKey(lead, findE164(phone) ?? email, receivedAt),
    kind: givenKinds[source.kind] ?? 'enquiry',
    source: source.name,
    name: lead.name.slice(0, fieldMax.name),
    phone,
    email,
    message: joinTexts(lead.message, unused),
    formerMessages: lead.formerMessages ?? [],
    project: lead.project.slice(0, sourceLimits.listingMax),
    // Its schema has checked the listings.
    projectId: findListed(source.listings as Listing[], lead.project),
    budget: lead.budget.slice(0, fieldMax.budget),
    sentAt: lead.sentAt,
  };
}
