import { setImmediate as nextTurn } from 'node:timers/promises';
import { oncePerProcess } from '../bridge.cjs';

const turns = oncePerProcess('turns', () => ({ last: Promise.resolve() as Promise<unknown> }));

/** One caller per turn, so that pages render in between. */
export function ownTurn(): Promise<unknown> {
  turns.last = turns.last.then(() => nextTurn());
  return turns.last;
}
