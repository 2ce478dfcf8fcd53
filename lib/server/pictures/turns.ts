import 'server-only';

const atOnce = 2;
const globals = globalThis as typeof globalThis & {
  builderPictureTurns?: { busy: number; waiting: (() => void)[] };
};
globals.builderPictureTurns ??= { busy: 0, waiting: [] };
const state = globals.builderPictureTurns;

/** Does the work when fewer than two pictures are being decoded in this process, first come first served. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (state.busy < atOnce) state.busy += 1;
  else await new Promise<void>((resolve) => state.waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = state.waiting.shift();
    if (next) next();
    else state.busy -= 1;
  }
}
