import { setImmediate as nextTick } from 'node:timers/promises';
import { oncePerProcess } from '../bridge.cjs';

const yields = oncePerProcess('yields', () => ({ last: Promise.resolve() as Promise<unknown> }));

/** One caller per turn, so that pages render in between. */
export function yieldToRequests(): Promise<unknown> {
  yields.last = yields.last.then(() => nextTick());
  return yields.last;
}
