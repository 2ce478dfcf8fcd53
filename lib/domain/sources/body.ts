import 'server-only';
import { hashContacts } from '@/lib/server/secrets/contact-hashes';
import { openSecret, sealSecret } from '@/lib/server/secrets/seal';
import type { SourceKind } from './dto';
import { listEntries } from './read';
import { readSent, type Sent } from './read-sent';

/** A body as it is stored: sealed, and found by the numbers and addresses in it. */
export async function sealBody(kind: SourceKind, sent: Sent): Promise<{ body: string; contacts: string[] }> {
  const { text } = sent;
  const tree = await readSent(kind, sent);
  const values = tree === null ? [] : listEntries(tree).flat();
  return { body: sealSecret('source body', text), contacts: hashContacts([text, ...values]) };
}

/** @throws Error when no key that is set opens it. */
export const openBody = (stored: string): string => openSecret('source body', stored);
