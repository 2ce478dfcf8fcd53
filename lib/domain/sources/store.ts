import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { sourceLimits, sourceTexts } from '@/lib/content/sources/sources';
import { makeBatches } from '@/lib/server/batches';
import { db, type Tx } from '@/lib/server/db';
import { insertRows } from '@/lib/server/insert-rows';
import { AppError } from '@/lib/shared/errors';

export type StoredPayload = { contentType: string; body: string; bytes: number; contacts: string[] };

/** What a source has stored in the last minute, and in all. */
type Room = { id: string; lately: number; bytes: number };

/** One transaction after the other stores for a source, so that its limit is one. */
async function lockRooms(tx: Tx, ids: readonly string[]): Promise<Room[]> {
  // In one order for all, so that two never wait for each other.
  await tx.$queryRaw`select id from source where id = any(${ids}::text[]) order by id for no key update`;
  return tx.$queryRaw<Room[]>`
    select source.id, count(*) filter (where received_at > now() - interval '1 minute')::int as lately,
      coalesce(sum(bytes), 0)::float as bytes
    from source left join source_body on source_id = source.id
    where source.id = any(${ids}::text[]) group by source.id`;
}

/** Takes room for these, or answers why there is none. */
function takeRoom(room: Room | undefined, bodies: readonly StoredPayload[]): AppError | null {
  if (!room) return new AppError('not_found', sourceTexts.missing);
  const isCrowded = room.lately + bodies.length > sourceLimits.bodiesAMinute;
  const bytes = bodies.reduce((sum, body) => sum + body.bytes, room.bytes);
  if (isCrowded || bytes > sourceLimits.storedBytes)
    return new AppError('too_many', sourceTexts.noRoom, { retryAfterSeconds: isCrowded ? 60 : 3600 });
  room.lately += bodies.length;
  room.bytes = bytes;
  return null;
}

type OfSource = { id: string; body: StoredPayload };

async function write(tx: Tx, taken: readonly OfSource[]): Promise<void> {
  if (taken.length === 0) return;
  const rows = taken.map(({ id, body }) => ({ sourceId: id, ...body }));
  await insertRows(tx, 'sourceBody', rows);
  await tx.$executeRaw`update source set last_at = now() where id = any(${taken.map(({ id }) => id)}::text[])`;
}

/**
 * Stores what a source has sent, all of it or nothing; answers how many. `select` says which, once nobody else stores for this
 * source. @throws AppError too_many, not_found.
 */
export const storePayloads = (id: string, select: (tx: Tx) => Promise<StoredPayload[]>): Promise<number> =>
  db.$transaction(async (tx) => {
    const [room] = await lockRooms(tx, [id]);
    if (!room) throw new AppError('not_found', sourceTexts.missing);
    const bodies = await select(tx);
    const refusal = takeRoom(room, bodies);
    if (refusal) throw refusal;
    await write(
      tx,
      bodies.map((body) => ({ id, body })),
    );
    return bodies.length;
  });

/** Longer than any of them takes while the database answers. */
const transaction = { maxWait: 10_000, timeout: 10_000 };

const storeInBatches = makeBatches({
  write: (items: OfSource[]) =>
    db.$transaction(async (tx) => {
      const rooms = await lockRooms(tx, [...new Set(items.map(({ id }) => id))]);
      const refusals = items.map(({ id, body }) =>
        takeRoom(
          rooms.find((room) => room.id === id),
          [body],
        ),
      );
      await write(
        tx,
        items.filter((_, index) => refusals[index] === null),
      );
      return refusals;
    }, transaction),
  keysOf: () => [],
  batchesAtOnce: 2,
  mostInBatch: 50,
});

/** Pushes that this process is storing. */
let storing = 0;

/** Stores what was pushed, together with what is pushed at the same time. @throws AppError too_many, not_found. */
export async function storePushed(id: string, body: StoredPayload): Promise<void> {
  storing += 1;
  try {
    const refusal = await storeInBatches({ id, body });
    if (refusal) throw refusal;
  } finally {
    storing -= 1;
  }
}

/** Waits while this process stores pushes, but no longer than `mostMs`: what is made of them can come later. */
export async function untilStored(mostMs: number): Promise<void> {
  const until = performance.now() + mostMs;
  while (storing > 0 && performance.now() < until) await wait(20);
}
