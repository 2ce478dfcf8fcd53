import 'server-only';
import { log } from '@/lib/server/log';
import type { Source } from '@/prisma/generated/client';
import { adapters } from './adapters/all';
import type { Lead } from './lead';
import type { Tree } from './read';

/** What an adapter makes of a body; none of what it does not understand, or stumbles over. */
export function mapLeads(
  body: { id: string; source: Pick<Source, 'kind' | 'mapping'> },
  tree: Tree | null,
): Lead[] {
  if (tree === null) return [];
  const { kind, mapping } = body.source;
  try {
    // Its schema has checked the mapping.
    return adapters[kind].map(tree, mapping as Record<string, string>);
  } catch (error) {
    log.warn({ body: body.id, kind, reason: (error as Error).name }, 'a source body was not read');
    return [];
  }
}
