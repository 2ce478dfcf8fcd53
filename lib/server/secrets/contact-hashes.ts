import 'server-only';
import { listHashers } from '@/lib/server/secrets/seal';
import type { ContactPoint } from '@/lib/shared/enquiries/contact-points';

const purpose = 'contact in a source body';
const digits = 10;
/** Digits, and what ends a number: people write blanks, dots, hyphens and brackets within one. */
const numberParts = /\d+|[^\d\s().-]+/g;
const ofAddress = /[^\s"'<>,;:=&?()[\]{}\\@]/;
const longestLocal = 64;
const domain = /^[^\s"'<>,;:=&?()[\]{}\\@]{1,250}\.[a-z]{2,24}/i;

// Of WhatsApp: a country, a dot, and letters and digits.
const userId = /\b[A-Z]{2}\.[A-Za-z\d]{1,128}\b/g;

/** The ten digits before each end of digits, over what people write between them. */
function* listNumbers(text: string): Generator<string> {
  let tail = '';
  for (const [part] of text.matchAll(numberParts)) {
    if (part.charCodeAt(0) < 0x30 || part.charCodeAt(0) > 0x39) tail = '';
    else {
      tail = (tail + part).slice(-digits);
      if (tail.length === digits) yield tail;
    }
  }
}

/** The e-mail addresses in a text, read around each @ alone: a long text without one costs nothing. */
function* listAddresses(text: string): Generator<string> {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (at - start < longestLocal && ofAddress.test(text[start - 1] ?? ' ')) start -= 1;
    const after = start < at && domain.exec(text.slice(at + 1, at + 276))?.[0];
    if (after) yield `${text.slice(start, at)}@${after}`.toLowerCase();
  }
}

/** Contacts of one body that are hashed. A body with more is marked, and is opened and read when a person is looked for. */
const mostHashed = 1000;
export const moreContacts = 'more';

/** The numbers, addresses and ids of WhatsApp in a text. */
function* listContacts(text: string): Generator<string> {
  yield* listNumbers(text);
  yield* listAddresses(text);
  for (const [id] of text.matchAll(userId)) yield id;
}

/** Each once, and at most one more than are hashed. */
function findContacts(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts)
    for (const contact of listContacts(text)) if (found.add(contact).size > mostHashed) return [...found];
  return [...found];
}

/** The numbers, addresses and ids of WhatsApp in some texts, as keyed hashes; `moreContacts` instead of those beyond the first 1,000. */
export function hashContacts(texts: readonly string[]): string[] {
  const found = findContacts(texts);
  const [hash] = listHashers(purpose);
  if (!hash) return [];
  const hashes = found.slice(0, mostHashed).map(hash);
  return found.length > mostHashed ? [...hashes, moreContacts] : hashes;
}

const toContact: Record<ContactPoint['kind'], (value: string) => string> = {
  phone: (phone) => phone.replace(/\D/g, '').slice(-digits),
  email: (email) => email.toLowerCase(),
  whatsapp: (id) => id,
};

const toContacts = (ways: readonly ContactPoint[]) =>
  ways.map(({ kind, value }) => toContact[kind](value)).filter(Boolean);

/** Whether a text names one of these. */
export function namesContact(text: string, ways: readonly ContactPoint[]): boolean {
  const wanted = new Set(toContacts(ways));
  for (const contact of listContacts(text)) if (wanted.has(contact)) return true;
  return false;
}

/** What a body with one of these was stored under, whichever key was the present one then. */
export function listContactHashes(ways: readonly ContactPoint[]): string[] {
  const contacts = toContacts(ways);
  return listHashers(purpose).flatMap((hash) => contacts.map(hash));
}
