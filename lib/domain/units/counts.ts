import 'server-only';
import { keepUntilDay } from '@/lib/domain/advertising/gate';
import { db } from '@/lib/server/db';
import { laterDay, officeDay } from '@/lib/shared/time/office-clock';
import { compareFloors } from '@/lib/shared/units/building-order';
import type { UnitCount } from './dto';
import { freeSql } from './free';

type Shown = { id: string; unitsShown: string };
type Group = UnitCount['floors'][number] & { projectId: string; type: string; total: number; until: string };

/** The cache ends with the first hold, so no job has to update the website. */
function keepUntilFirstEnd(groups: readonly Group[]): void {
  const [first] = groups.flatMap(({ until }) => until || []).toSorted();
  if (first) keepUntilDay(laterDay(first, 1));
}

function addTo(count: UnitCount, { tower, floor, total, free }: Group, hasFloors: boolean): void {
  count.total += total;
  count.free += free;
  if (hasFloors && free > 0) count.floors.push({ tower, floor, free });
}

function toCounts(groups: readonly Group[], hasFloors: boolean): UnitCount[] {
  const counts = new Map<string, UnitCount>();
  for (const group of groups) {
    const { type } = group;
    const count = counts.get(type) ?? { type, total: 0, free: 0, floors: [] };
    counts.set(type, count);
    addTo(count, group, hasFloors);
  }
  return [...counts.values()];
}

/** For a cached read: it expires with the next hold. */
export async function countShownUnits(projects: readonly Shown[]): Promise<Map<string, UnitCount[]>> {
  const shown = new Map(
    projects.flatMap(({ id, unitsShown }) => (unitsShown === 'nothing' ? [] : [[id, unitsShown]])),
  );
  if (shown.size === 0) return new Map();
  const today = officeDay(Date.now());
  const groups = await db.$queryRaw<Group[]>`
    select parent_id as "projectId", type, tower, floor, count(*)::int as total,
      count(*) filter (where ${freeSql(today)})::int as free,
      coalesce(min(held_until) filter (where state = 'held' and held_until >= ${today}), '') as until
    from unit where deleted_at is null and parent_id = any(${[...shown.keys()]})
    group by parent_id, type, tower, floor order by min(sort_order)`;
  keepUntilFirstEnd(groups);
  const byFloor = groups.toSorted((one, other) => compareFloors(one.floor, other.floor));
  const byProject = Map.groupBy(byFloor, ({ projectId }) => projectId);
  return new Map(
    [...shown].map(([id, unitsShown]) => [
      id,
      toCounts(byProject.get(id) ?? [], unitsShown === 'free homes'),
    ]),
  );
}

type Counted = {
  unitCounts: UnitCount[] | null;
  unitTypes: { name: string; homeCount: number | null; freeCount: number | null }[];
};

export function withUnitCounts<P extends Counted>(project: P, counts: UnitCount[] | null): P {
  if (counts === null) return project;
  const unitTypes = project.unitTypes.map((home) => {
    const count = counts.find(({ type }) => type === home.name);
    return { ...home, homeCount: count?.total ?? home.homeCount, freeCount: count?.free ?? null };
  });
  return { ...project, unitCounts: counts, unitTypes };
}
