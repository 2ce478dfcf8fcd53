import 'server-only';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { incomingKinds, sourceLimits } from '@/lib/content/sources/sources';
import { optionalWhatsappInput } from '@/lib/domain/enquiries/field/contact-points';
import type { IncomingEnquiry } from '@/lib/domain/intake/channels/source';
import { sha256 } from '@/lib/server/text/sha256';
import { emailInput } from '@/lib/shared/enquiries/inputs';
import { findE164 } from '@/lib/shared/parsing/phone';
import { findListed, type Listing } from '@/lib/shared/sources/listings';
import { toDay } from '@/lib/shared/time/local-day';
import type { Source, SourceBody } from '@/prisma/generated/client';
import { joinTexts, type Lead, toLines } from './lead';

const keyMax = 200;

/** Without an id, the same contact, project and day is one lead. */
function makeKey({ project, sentAt, day }: Lead, contact: string, receivedAt: Date): string {
  const parts = [contact, project.toLowerCase(), day || toDay(sentAt ?? receivedAt)];
  return `made-${sha256(JSON.stringify(parts))}`;
}

const shorten = (key: string) => (key.length > keyMax ? `long-${sha256(key)}` : key);

const phoneOf = ({ phone }: Lead) => (phone.length <= fieldMax.phone && findE164(phone) ? phone : '');
const whatsappOf = ({ whatsapp }: Lead) => optionalWhatsappInput.safeParse(whatsapp).data ?? '';
const emailOf = ({ email }: Lead) => emailInput.safeParse(email).data ?? '';

/** '' without an id and a contact. */
export function findKey(lead: Lead, receivedAt: Date): string {
  const contact = findE164(phoneOf(lead)) || emailOf(lead) || whatsappOf(lead);
  return shorten(lead.key) || (contact && makeKey(lead, contact, receivedAt));
}

/** Null when nobody could answer it. Unusable numbers and addresses stay in the message. */
export function toIncoming(
  lead: Lead,
  source: Pick<Source, 'id' | 'kind' | 'name' | 'listings'>,
  { receivedAt }: Pick<SourceBody, 'receivedAt'>,
): IncomingEnquiry | null {
  const [phone, email, whatsapp] = [phoneOf(lead), emailOf(lead), whatsappOf(lead)];
  if ([phone, email, whatsapp].every((way) => way === '')) return null;
  const unused = toLines([
    ['Phone', phone ? '' : lead.phone],
    ['E-mail', email ? '' : lead.email],
    ['Name', lead.name.length > fieldMax.name ? lead.name : ''],
    ['Budget', lead.budget.length > fieldMax.budget ? lead.budget : ''],
  ]);
  return {
    sourceId: source.id,
    sourceKey: findKey(lead, receivedAt),
    kind: incomingKinds[source.kind] ?? 'enquiry',
    source: source.name,
    name: lead.name.slice(0, fieldMax.name),
    phone,
    email,
    whatsapp,
    message: joinTexts(lead.message, unused),
    formerMessages: lead.formerMessages ?? [],
    project: lead.project.slice(0, sourceLimits.listingMax),
    // `sourceListings` has validated it.
    projectId: findListed(source.listings as Listing[], lead.project),
    budget: lead.budget.slice(0, fieldMax.budget),
    sentAt: lead.sentAt,
    clickId: lead.clickId ?? '',
  };
}
