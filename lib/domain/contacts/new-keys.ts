import { randomUUID } from 'node:crypto';

type Contact = { phoneE164: string; email: string; whatsapp?: string };

const pointOf = ({ phoneE164, email, whatsapp = '' }: Contact) =>
  phoneE164 || email || (whatsapp && `whatsapp ${whatsapp}`);

/** Completes the keys of contacts: those who are not known yet (null) get a new one, shared by all with the same number, else address, else id. */
export function addNewKeys(known: readonly (string | null)[], contacts: readonly Contact[]): string[] {
  const added = new Map<string, string>();
  return contacts.map((contact, index) => {
    const point = pointOf(contact);
    const key = known[index] ?? added.get(point) ?? randomUUID();
    if (point) added.set(point, key);
    return key;
  });
}
