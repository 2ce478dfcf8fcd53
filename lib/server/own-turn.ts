import { setImmediate as nextTurn } from 'node:timers/promises';

const globals = globalThis as typeof globalThis & { builderTurns?: Promise<unknown> };

/**
 * Resolves in a later turn of the event loop. Each turn resolves one caller only, so that pages are answered in between. It is kept for the
 * whole process, because Next loads a module once for pages and once for routes.
 */
export function ownTurn(): Promise<unknown> {
  globals.builderTurns = (globals.builderTurns ?? Promise.resolve()).then(() => nextTurn());
  return globals.builderTurns;
}
