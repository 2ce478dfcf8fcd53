import 'server-only';
import { hashContacts } from '@/lib/server/secrets/contact-hashes';
import { openSecret, sealSecret } from '@/lib/server/secrets/seal';
import { listEntries, readTree } from './read';

type Sent = { text: string; contentType: string };

/** A body as it is stored: sealed, and found by the numbers and addresses in it. */
export async function sealBody({ text, contentType }: Sent): Promise<{ body: string; contacts: string[] }> {
  const tree = await readTree(text, contentType);
  const values = tree === null ? [] : listEntries(tree).flat();
  return { body: sealSecret('source body', text), contacts: hashContacts([text, ...values]) };
}

/** @throws Error when no key that is set opens it. */
export const openBody = (stored: string): string => openSecret('source body', stored);
