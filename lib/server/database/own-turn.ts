import { setImmediate as nextTurn } from 'node:timers/promises';

const globals = globalThis as typeof globalThis & { builderTurns?: Promise<unknown> };

/** One caller per turn, so that pages render in between. Global, because Next loads a module twice. */
export function ownTurn(): Promise<unknown> {
  globals.builderTurns = (globals.builderTurns ?? Promise.resolve()).then(() => nextTurn());
  return globals.builderTurns;
}
