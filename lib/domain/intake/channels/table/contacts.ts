import { randomUUID } from 'node:crypto';

type Contact = { phoneE164: string; email: string };

/** Gives each enquiry of a table the key of its person: whoever is reached by the same number, or without one by the same address. */
export function assignContactKeys(
  known: (Contact & { personKey: string })[],
  enquiries: Contact[],
): string[] {
  const byContact = new Map<string, string>();
  const contactOf = ({ phoneE164, email }: Contact) => phoneE164 || email;
  for (const { personKey, ...contact } of known)
    if (!byContact.has(contactOf(contact))) byContact.set(contactOf(contact), personKey);
  return enquiries.map((enquiry) => {
    const contact = contactOf(enquiry);
    const key = byContact.get(contact) ?? randomUUID();
    if (contact) byContact.set(contact, key);
    return key;
  });
}
