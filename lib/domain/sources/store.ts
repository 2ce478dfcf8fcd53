import 'server-only';
import { sourceLimits, sourceTexts } from '@/lib/content/sources/sources';
import { db, type Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';

export type StoredBody = { contentType: string; body: string; bytes: number; contacts: string[] };

async function requireRoom(tx: Tx, id: string, bodies: readonly StoredBody[]): Promise<void> {
  const [stored] = await tx.$queryRaw<{ lately: number; bytes: number }[]>`
    select count(*) filter (where received_at > now() - interval '1 minute')::int as lately,
      coalesce(sum(bytes), 0)::float as bytes
    from source_body where source_id = ${id}`;
  const isCrowded = (stored?.lately ?? 0) + bodies.length > sourceLimits.bodiesAMinute;
  const bytes = bodies.reduce((sum, body) => sum + body.bytes, stored?.bytes ?? 0);
  if (!isCrowded && bytes <= sourceLimits.storedBytes) return;
  throw new AppError('too_many', sourceTexts.noRoom, { retryAfterSeconds: isCrowded ? 60 : 3600 });
}

/**
 * Stores what a source has sent, all of it or nothing; answers how many. `select` says which, once nobody else stores for this
 * source. @throws AppError too_many, not_found.
 */
export const storeBodies = (id: string, select: (tx: Tx) => Promise<StoredBody[]>): Promise<number> =>
  db.$transaction(async (tx) => {
    // One after the other, so that the ceiling is one.
    const known = await tx.$queryRaw<object[]>`select id from source where id = ${id} for no key update`;
    if (known.length === 0) throw new AppError('not_found', sourceTexts.missing);
    const bodies = await select(tx);
    if (bodies.length === 0) return 0;
    await requireRoom(tx, id, bodies);
    await tx.sourceBody.createMany({ data: bodies.map((body) => ({ sourceId: id, ...body })) });
    await tx.$executeRaw`update source set last_at = now() where id = ${id}`;
    return bodies.length;
  });
