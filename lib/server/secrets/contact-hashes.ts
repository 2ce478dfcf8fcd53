import 'server-only';
import { listHashers } from '@/lib/server/secrets/seal';

const purpose = 'contact in a source body';
const digits = 10;
const separated = /\d(?:[\d\s().-]*\d)?/g;
// Bounded: a long text without an address is read once.
const address = /[^\s"'<>,;:=&?()[\]{}\\@]{1,64}@[^\s"'<>,;:=&?()[\]{}\\@]{1,250}\.[a-z]{2,24}/gi;

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

/** The numbers and addresses in some texts, as keyed hashes. */
export function hashContacts(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [
    ...listNumbers(text),
    ...(text.match(address) ?? []).map((each) => each.toLowerCase()),
  ]);
  const [hash] = listHashers(purpose);
  return hash ? [...new Set(found)].map(hash) : [];
}

/** What a body with one of these was stored under, whichever key was the present one then. */
export function listContactHashes(phones: readonly string[], emails: readonly string[]): string[] {
  const numbers = phones.map((phone) => phone.replace(/\D/g, '').slice(-digits));
  const contacts = [...numbers, ...emails.map((email) => email.toLowerCase())].filter(Boolean);
  return listHashers(purpose).flatMap((hash) => contacts.map(hash));
}
