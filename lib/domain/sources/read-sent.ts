import { adapters } from './adapters/all';
import type { SourceKind } from './dto';
import { readTree, type Tree } from './read';

export type Sent = { text: string; contentType: string };

const isMail = /^message\/rfc822/i;

/** What was sent to a source, as named texts. Null for what is not understood. */
export async function readSent(kind: SourceKind, { text, contentType }: Sent): Promise<Tree | null> {
  const tree = isMail.test(contentType) ? null : await readTree(text, contentType);
  const { unpack } = adapters[kind];
  if (!unpack) return tree;
  try {
    return await unpack(tree ?? text);
  } catch {
    return null;
  }
}
