import 'server-only';
import { revalidateTag } from 'next/cache';
import { isServerless } from '../host';

/** The cache of a serverless host sees only expiries within a request. */
export function expireInHostCache(tags: readonly string[]): void {
  if (!isServerless()) return;
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
