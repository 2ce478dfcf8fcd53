import { setImmediate as nextTurn } from 'node:timers/promises';

const globals = globalThis as typeof globalThis & { builderTurns?: Promise<unknown> };

/**
 * Waits for a turn of the event loop that nobody else waits for here: of many pieces of work one is done in each, so that whoever reads a
 * page is answered in between. One line for the whole process: Next loads a module once for pages and once for routes.
 */
export function ownTurn(): Promise<unknown> {
  globals.builderTurns = (globals.builderTurns ?? Promise.resolve()).then(() => nextTurn());
  return globals.builderTurns;
}
