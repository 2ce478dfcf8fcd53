import 'server-only';
import { log } from '@/lib/server/log';
import type { Source } from '@/prisma/generated/client';
import { adapters } from './adapters/all';
import type { Lead } from './lead';
import type { Tree } from './read';

/** [] when the adapter does not understand the body, or throws. */
export function mapLeads(
  body: { id: string; source: Pick<Source, 'kind' | 'mapping'> },
  tree: Tree | null,
): Lead[] {
  if (tree === null) return [];
  const { kind, mapping } = body.source;
  try {
    // `sourceChange` has validated it.
    return adapters[kind].map(tree, mapping as Record<string, string>);
  } catch (error) {
    log.warn({ body: body.id, kind, reason: (error as Error).name }, 'a source body was not read');
    return [];
  }
}
