import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { sourceLimits, sourceTexts } from '@/lib/content/sources/sources';
import { db, type Tx } from '@/lib/server/db';
import { makeBatches } from '@/lib/server/writes/batches';
import { insertRows } from '@/lib/server/writes/insert-rows';
import { AppError } from '@/lib/shared/errors';

export type StoredPayload = { contentType: string; body: string; bytes: number; contacts: string[] };

type Room = { id: string; lately: number; bytes: number };

/** The lock makes the limit of a source hold across processes. */
async function lockRooms(tx: Tx, ids: readonly string[]): Promise<Room[]> {
  // One lock order for all prevents deadlocks.
  await tx.$queryRaw`select id from source where id = any(${ids}::text[]) order by id for no key update`;
  return tx.$queryRaw<Room[]>`
    select source.id, count(*) filter (where received_at > now() - interval '1 minute')::int as lately,
      coalesce(sum(bytes), 0)::float as bytes
    from source left join source_body on source_id = source.id
    where source.id = any(${ids}::text[]) group by source.id`;
}

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

/** All or nothing. `select` runs under the lock. @throws AppError too_many, not_found. */
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

let storing = 0;

/** @throws AppError too_many, not_found. */
export async function storePushed(id: string, body: StoredPayload): Promise<void> {
  storing += 1;
  try {
    const refusal = await storeInBatches({ id, body });
    if (refusal) throw refusal;
  } finally {
    storing -= 1;
  }
}

/** Storing pushes comes first: they can be processed later. */
export async function untilStored(mostMs: number): Promise<void> {
  const until = performance.now() + mostMs;
  while (storing > 0 && performance.now() < until) await wait(20);
}
