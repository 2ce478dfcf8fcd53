import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { AdvertisingMode } from '@/lib/domain/settings/parts/advertising';
import { getAdvertisingMode, readAdvertisingMode } from '@/lib/domain/settings/queries';
import { toExpiresAtTag, toPurgedAtTag } from '@/lib/server/cache/expiry.cjs';
import { db, type Tx } from '@/lib/server/db';
import { isServerless } from '@/lib/server/host';
import type { ParentRow } from '@/lib/server/records/kind';
import { type Gate, isPublished, published } from '@/lib/server/records/published';
import { gatedTag, gatedTagOf } from '@/lib/shared/gated-tag';
import { type AdvertisableDays, endless } from '@/lib/shared/projects/hold';
import { dayStart } from '@/lib/shared/time/local-day';
import { laterDay, officeDay } from '@/lib/shared/time/office-clock';

/** A serverless host caches pages for at least five minutes, so projects disappear ten minutes early and may appear as late. */
const hostMarginMs = 10 * 60_000;

function toGate(at: number): Gate {
  const since = officeDay(at);
  return { since, until: isServerless() ? officeDay(at + hostMarginMs) : since };
}

const gateOf = (mode: AdvertisingMode): Gate => (mode === 'enforce' ? toGate(Date.now()) : null);

const getGate = async (): Promise<Gate> => gateOf(await getAdvertisingMode());

/** RERA, section 3; null unless enforced. Only for uncached reads: cached reads use `openGate`. */
export const readGate = async (tx?: Tx): Promise<Gate> =>
  tx || isServerless() ? gateOf(await readAdvertisingMode(tx)) : getGate();

export async function isProjectHeld(tx: Tx, id: string): Promise<boolean> {
  const gate = await readGate(tx);
  return gate !== null && (await tx.project.count({ where: { id, ...published(gate) } })) === 0;
}

function keepOnHostUntil(at: number): void {
  const seconds = Math.floor(Math.max(at - Date.now(), hostMarginMs) / 1000);
  cacheLife({ stale: hostMarginMs / 2000, revalidate: seconds, expire: seconds });
}

export function keepUntilDay(day: string): void {
  const at = dayStart(day).getTime();
  cacheTag(toExpiresAtTag(at));
  if (isServerless()) keepOnHostUntil(at);
}

function keepUntilNextChange({ since, until }: NonNullable<Gate>, days: AdvertisableDays): void {
  const comesAt = days.advertisableFrom > since ? dayStart(days.advertisableFrom).getTime() : null;
  const isGoing = until <= days.advertisableUntil && days.advertisableUntil < endless;
  const goesAt = isGoing ? dayStart(laterDay(days.advertisableUntil, 1)).getTime() : null;
  if (comesAt !== null) cacheTag(toExpiresAtTag(comesAt));
  if (goesAt !== null) cacheTag(toPurgedAtTag(goesAt));
  const ends = [comesAt, goesAt].filter((at) => at !== null);
  if (isServerless() && ends.length > 0) keepOnHostUntil(Math.min(...ends));
}

/** Separate bounds, so that the index serves both. */
async function readNextChange({ since, until }: NonNullable<Gate>): Promise<AdvertisableDays> {
  const [row] = await db.$queryRaw<AdvertisableDays[]>`
    select
      coalesce((select min(advertisable_from) from project where advertisable_from > ${since} and advertisable_from <> ''), '') as "advertisableFrom",
      coalesce((select min(advertisable_until) from project where advertisable_until >= ${until} and advertisable_until < ${endless}), ${endless}) as "advertisableUntil"`;
  if (!row) throw new Error('A query without a table has one row.');
  return row;
}

/** For a cached read: also sets its lifetime. */
export async function openGate(): Promise<Gate> {
  const gate = await getGate();
  if (gate) {
    cacheTag(gatedTag);
    keepUntilNextChange(gate, await readNextChange(gate));
  }
  return gate;
}

/** For a cached read of one project: also sets its lifetime. */
export async function openGateFor(project: { id: string } & AdvertisableDays): Promise<Gate> {
  const gate = await getGate();
  if (gate) {
    cacheTag(gatedTagOf(project.id));
    keepUntilNextChange(gate, project);
  }
  return gate;
}

export const isGateShut = async (): Promise<boolean> => (await getAdvertisingMode()) === 'enforce';

/** For a cached read: also sets its lifetime. */
export async function filterShown<R extends { deletedAt: Date | null; parent?: ParentRow }>(
  projectId: string,
  rows: R[],
): Promise<R[]> {
  const parent = rows[0]?.parent;
  if (!parent) return rows;
  const gate = await openGateFor({ ...parent, id: projectId });
  return rows.filter((row) => isPublished(row, gate));
}

/** Limits the cache lifetime on a serverless host. */
export async function keepAsLongAs(id: string): Promise<boolean> {
  const gate = await getGate();
  const days =
    gate &&
    (await db.project.findUnique({
      where: { id },
      select: { advertisableFrom: true, advertisableUntil: true },
    }));
  if (gate && days) keepUntilNextChange(gate, days);
  return gate !== null;
}
