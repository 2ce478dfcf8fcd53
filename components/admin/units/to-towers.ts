import type { AdminUnit } from '@/lib/domain/units/dto';
import { listTowers } from '@/lib/shared/units/building-order';
import type { Tower } from './tower-grid';

function toFloors(units: readonly AdminUnit[]) {
  const floors = new Map<string, AdminUnit[]>();
  for (const unit of units) floors.set(unit.floor, [...(floors.get(unit.floor) ?? []), unit]);
  return [...floors].map(([floor, ofFloor]) => ({ floor, units: ofFloor }));
}

/** The count of free units includes those that the filter hides. */
export function toTowers(
  shown: readonly AdminUnit[],
  all: readonly AdminUnit[],
  known: readonly string[],
): Tower[] {
  return listTowers(shown, known).map((name) => {
    const whole = all.filter(({ tower }) => tower === name);
    return {
      name,
      floors: toFloors(shown.filter(({ tower }) => tower === name)),
      free: whole.filter(({ state }) => state === 'free').length,
      total: whole.length,
    };
  });
}
