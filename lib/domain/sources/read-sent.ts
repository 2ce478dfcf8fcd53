import type { SourceKind } from '@/lib/content/sources/sources';
import { adapters } from './adapters/all';
import { readTree, type Tree } from './read';

export type Sent = { text: string; contentType: string };

const isMail = /^message\/rfc822/i;

/** Of mails and forms with files only a part is read. */
export const readsWhole = (kind: SourceKind, { contentType }: Sent): boolean =>
  !adapters[kind].unpack && !/^multipart\//i.test(contentType);

/** Null when not understood. `read` is an earlier result of `readTree`. */
export async function readSent(
  kind: SourceKind,
  { text, contentType }: Sent,
  read?: Tree | null,
): Promise<Tree | null> {
  const tree = isMail.test(contentType)
    ? null
    : read === undefined
      ? await readTree(text, contentType)
      : read;
  const { unpack } = adapters[kind];
  if (!unpack) return tree;
  try {
    return await unpack(tree ?? text);
  } catch {
    return null;
  }
}
