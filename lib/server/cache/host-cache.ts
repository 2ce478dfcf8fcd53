import 'server-only';
import { revalidateTag } from 'next/cache';
import { isServerless } from '../host';

/** For work outside of an edit: a serverless host's own cache does not hear of what is recorded, but of what is expired within a request. */
export function expireInHostCache(tags: readonly string[]): void {
  if (!isServerless()) return;
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
