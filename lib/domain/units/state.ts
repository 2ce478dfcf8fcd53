import type { UnitState } from './fields';

type Held = { state: UnitState; heldUntil: string };

/** Inclusive of the last day; no job is needed. */
export const isLapsed = ({ state, heldUntil }: Held, day: string): boolean =>
  state === 'held' && heldUntil < day;

export const currentState = (unit: Held, day: string): UnitState =>
  isLapsed(unit, day) ? 'free' : unit.state;
