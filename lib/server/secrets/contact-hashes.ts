import 'server-only';
import { listHashers } from '@/lib/server/secrets/seal';
import type { Way } from '@/lib/shared/enquiries/ways';

const purpose = 'contact in a source body';
const digits = 10;
const separated = /\d(?:[\d\s().-]*\d)?/g;
// Bounded: a long text without an address is read once.
const address = /[^\s"'<>,;:=&?()[\]{}\\@]{1,64}@[^\s"'<>,;:=&?()[\]{}\\@]{1,250}\.[a-z]{2,24}/gi;

// Of WhatsApp: a country, a dot, and letters and digits.
const userId = /\b[A-Z]{2}\.[A-Za-z\d]{1,128}\b/g;

/** The ten digits before each end of digits, over what people write between them. */
function listNumbers(text: string): string[] {
  return (text.match(separated) ?? []).flatMap((run) => {
    let tail = '';
    return run.split(/\D+/).flatMap((part) => {
      tail = (tail + part).slice(-digits);
      return tail.length === digits ? tail : [];
    });
  });
}

/** The numbers, addresses and ids of WhatsApp in some texts, as keyed hashes. */
export function hashContacts(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [
    ...listNumbers(text),
    ...(text.match(address) ?? []).map((each) => each.toLowerCase()),
    ...(text.match(userId) ?? []),
  ]);
  const [hash] = listHashers(purpose);
  return hash ? [...new Set(found)].map(hash) : [];
}

const toContact: Record<Way['kind'], (value: string) => string> = {
  phone: (phone) => phone.replace(/\D/g, '').slice(-digits),
  email: (email) => email.toLowerCase(),
  whatsapp: (id) => id,
};

/** What a body with one of these was stored under, whichever key was the present one then. */
export function listContactHashes(ways: readonly Way[]): string[] {
  const contacts = ways.map(({ kind, value }) => toContact[kind](value)).filter(Boolean);
  return listHashers(purpose).flatMap((hash) => contacts.map(hash));
}
