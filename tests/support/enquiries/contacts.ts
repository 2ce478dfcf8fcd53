import { confirmPurpose } from '@/lib/domain/contacts/link-purposes';
import { confirmAddress } from '@/lib/domain/enquiries/consent';
import { listEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { requireEnquiry } from '@/lib/domain/enquiries/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { makeToken } from '@/lib/server/auth/signed-token';
import { db } from '@/lib/server/db';
import { makeSales } from '../accounts/admin';
import { makeEnquiry, makeSender } from './enquiries';

const sales = makeSales({ name: 'Divya' });

// Numbers of its own for each test: a number may send twenty in an hour.
let serial = 0;
/** Two numbers of one address. */
export let own = { phone: '', email: '' };
export let second = { phone: '', email: '' };

/** A site that keeps nothing of anybody. */
export async function startContacts(): Promise<void> {
  await db.enquiry.deleteMany();
  await db.subscriber.deleteMany();
  await db.contactMatch.deleteMany();
  await db.auditEntry.deleteMany();
  serial += 1;
  own = { phone: `98450 11${100 + serial}`, email: 'asha@example.com' };
  second = { phone: `98450 22${100 + serial}`, email: 'asha@example.com' };
}

/** Sends an enquiry and answers its id. */
export async function send(name: string, change: Record<string, unknown> = {}): Promise<string> {
  await createEnquiry(makeEnquiry({ name, ...change }), makeSender());
  return (await db.enquiry.findFirstOrThrow({ where: { name }, orderBy: { id: 'desc' } })).id;
}

export const read = (id: string) => requireEnquiry(sales, id);

/** How many enquiries the person of each has, by name. */
export async function countsOf(): Promise<Record<string, number>> {
  const { enquiries } = await listEnquiries(sales, enquiryFilter.parse({}));
  return Object.fromEntries(enquiries.map(({ name, personCount }) => [name, personCount]));
}

export const subscribe = (email: string) =>
  db.subscriber.create({ data: { email, noticeVersion: '1', noticeHash: '' } });

/** Follows the link in a mail, which confirms the address. */
export const useLink = (id: string) => confirmAddress(makeToken(confirmPurpose, id));
