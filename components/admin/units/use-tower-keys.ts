import { type KeyboardEvent, useState } from 'react';
import type { AdminUnit } from '@/lib/domain/units/dto';
import type { UnitState } from '@/lib/domain/units/fields';
import { looks, states } from './state-look';

type Place = { row: number; cell: number };
export type Floor = { floor: string; units: AdminUnit[] };

const clamp = (value: number, last: number) => Math.max(0, Math.min(value, last));

function stepOf(key: string, { row, cell }: Place, floors: readonly Floor[]): Place | null {
  const lastOf = (of: number) => (floors[of]?.units.length ?? 1) - 1;
  const toRow = (next: number) => {
    const found = clamp(next, floors.length - 1);
    return { row: found, cell: clamp(cell, lastOf(found)) };
  };
  switch (key) {
    case 'ArrowRight':
      return { row, cell: clamp(cell + 1, lastOf(row)) };
    case 'ArrowLeft':
      return { row, cell: clamp(cell - 1, lastOf(row)) };
    case 'ArrowDown':
      return toRow(row + 1);
    case 'ArrowUp':
      return toRow(row - 1);
    case 'Home':
      return { row, cell: 0 };
    case 'End':
      return { row, cell: lastOf(row) };
    default:
      return null;
  }
}

const stateOf = (key: string): UnitState | undefined =>
  states.find((state) => looks[state].key === key.toLowerCase());

export function useTowerKeys(
  floors: readonly Floor[],
  onState: ((unit: AdminUnit, state: UnitState) => void) | null,
) {
  const [current, setCurrent] = useState('');
  const all = floors.flatMap(({ units }) => units);
  // The former unit may be filtered out or deleted.
  const tabStop = all.some(({ _id }) => _id === current) ? current : all[0]?._id;

  function onKeyDown(event: KeyboardEvent<HTMLElement>, place: Place) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepOf(event.key, place, floors);
    if (next) {
      event.preventDefault();
      const grid = event.currentTarget.closest('[role="grid"]');
      const id = floors[next.row]?.units[next.cell]?._id;
      grid?.querySelector<HTMLElement>(`[data-unit="${id}"]`)?.focus();
      return;
    }
    const state = stateOf(event.key);
    const unit = floors[place.row]?.units[place.cell];
    if (!state || !unit || !onState) return;
    event.preventDefault();
    onState(unit, state);
  }
  return { tabStop, onKeyDown, onFocus: setCurrent };
}
