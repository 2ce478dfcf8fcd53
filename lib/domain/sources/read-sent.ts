import { adapters } from './adapters/all';
import type { SourceKind } from './dto';
import { readTree, type Tree } from './read';

export type Sent = { text: string; contentType: string };

const isMail = /^message\/rfc822/i;

/** Whether what is read has all that was sent: of a mail and of a form with files it has a part. */
export const readsWhole = (kind: SourceKind, { contentType }: Sent): boolean =>
  !adapters[kind].unpack && !/^multipart\//i.test(contentType);

/** What was sent to a source, as named texts; `read` is what `readTree` has made of it already. Null for what is not understood. */
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
