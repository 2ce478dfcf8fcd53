import type { UnitState } from './fields';

type Held = { state: UnitState; heldUntil: string };

/** Whether a hold is over on a day: it lasts through its own, and nothing has to run for it to end. */
export const isLapsed = ({ state, heldUntil }: Held, day: string): boolean =>
  state === 'held' && heldUntil < day;

/** The state of a unit on a day, such as 2026-11-28. */
export const currentState = (unit: Held, day: string): UnitState =>
  isLapsed(unit, day) ? 'free' : unit.state;
