import 'server-only';
import type { SourceKind } from '@/lib/content/sources/sources';
import { hashContacts } from '@/lib/server/secrets/contact-hashes';
import { openSecret, sealSecret } from '@/lib/server/secrets/seal';
import { readSent, readsWhole, type Sent } from './read-sent';
import { listTexts, type Tree } from './tree';

/** The hashed contacts let an erasure find a sealed body. */
export async function sealPayload(
  kind: SourceKind,
  sent: Sent,
  read?: Tree | null,
): Promise<{ body: string; contacts: string[] }> {
  const { text } = sent;
  const tree = await readSent(kind, sent, read);
  const texts = tree === null ? [] : listTexts(tree);
  const isWhole = tree !== null && readsWhole(kind, sent);
  return {
    body: sealSecret('source body', text),
    contacts: hashContacts(isWhole ? texts : [text, ...texts]),
  };
}

/** @throws Error when no key opens it. */
export const openPayload = (stored: string): string => openSecret('source body', stored);
