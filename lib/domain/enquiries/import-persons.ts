import { randomUUID } from 'node:crypto';

type Contact = { phoneE164: string; email: string };

/** Gives each lead of a table the key of its person; `merged` are keys of persons who turn out to be another. */
export function assignPersons(
  known: (Contact & { personKey: string })[],
  leads: Contact[],
): { keys: string[]; merged: Map<string, string> } {
  const byContact = new Map<string, string>();
  const merged = new Map<string, string>();
  const follow = (key: string): string => {
    const next = merged.get(key);
    return next === undefined ? key : follow(next);
  };
  const join = ({ phoneE164, email }: Contact, own?: string): string => {
    const contacts = [phoneE164, email].filter(Boolean);
    const found = contacts.map((contact) => byContact.get(contact)).filter((key) => key !== undefined);
    const [key = randomUUID(), ...others] = [...new Set([...(own ? [own] : []), ...found].map(follow))];
    for (const other of others) merged.set(other, key);
    for (const contact of contacts) byContact.set(contact, key);
    return key;
  };
  for (const { personKey, ...contact } of known) join(contact, personKey);
  const keys = leads.map((lead) => join(lead));
  return { keys: keys.map(follow), merged: new Map([...merged.keys()].map((key) => [key, follow(key)])) };
}
