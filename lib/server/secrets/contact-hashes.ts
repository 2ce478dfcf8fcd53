import 'server-only';
import { listHashers } from '@/lib/server/secrets/seal';
import type { ContactPoint } from '@/lib/shared/enquiries/contact-points';

const purpose = 'contact in a source body';
const digits = 10;
/** People write blanks, dots, hyphens and brackets within a number. */
const numberParts = /\d+|[^\d\s().-]+/g;
const ofAddress = /[^\s"'<>,;:=&?()[\]{}\\@]/;
const longestLocal = 64;
const domain = /^[^\s"'<>,;:=&?()[\]{}\\@]{1,250}\.[a-z]{2,24}/i;

// User id of WhatsApp: a country, a dot, letters and digits.
const userId = /\b[A-Z]{2}\.[A-Za-z\d]{1,128}\b/g;

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

/** Reads around each @ only, so that a long text without one costs nothing. */
function* listAddresses(text: string): Generator<string> {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (at - start < longestLocal && ofAddress.test(text[start - 1] ?? ' ')) start -= 1;
    const after = start < at && domain.exec(text.slice(at + 1, at + 276))?.[0];
    if (after) yield `${text.slice(start, at)}@${after}`.toLowerCase();
  }
}

/** A body with more contacts is marked, and each search opens it. */
const mostHashed = 1000;
export const moreContacts = 'more';

function* listContacts(text: string): Generator<string> {
  yield* listNumbers(text);
  yield* listAddresses(text);
  for (const [id] of text.matchAll(userId)) yield id;
}

function findContacts(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts)
    for (const contact of listContacts(text)) if (found.add(contact).size > mostHashed) return [...found];
  return [...found];
}

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

const toContacts = (contactPoints: readonly ContactPoint[]) =>
  contactPoints.map(({ kind, value }) => toContact[kind](value)).filter(Boolean);

export function namesContact(text: string, contactPoints: readonly ContactPoint[]): boolean {
  const wanted = new Set(toContacts(contactPoints));
  for (const contact of listContacts(text)) if (wanted.has(contact)) return true;
  return false;
}

export function listContactHashes(contactPoints: readonly ContactPoint[]): string[] {
  const contacts = toContacts(contactPoints);
  return listHashers(purpose).flatMap((hash) => contacts.map(hash));
}
