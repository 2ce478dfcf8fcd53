import type { OfficeUnit } from '@/lib/domain/units/dto';
import { listTowers } from '@/lib/shared/units/building-order';
import type { Tower } from './tower-grid';

function toFloors(units: readonly OfficeUnit[]) {
  const floors = new Map<string, OfficeUnit[]>();
  for (const unit of units) floors.set(unit.floor, [...(floors.get(unit.floor) ?? []), unit]);
  return [...floors].map(([floor, ofFloor]) => ({ floor, units: ofFloor }));
}

/** The count of free units includes those that the filter hides. */
export function toTowers(
  shown: readonly OfficeUnit[],
  all: readonly OfficeUnit[],
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
