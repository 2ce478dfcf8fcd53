import os from 'node:os';

/** How many workers WORKERS asks for: a number, or `all`, one for each core; one where it says nothing. */
export const countWorkers = (text = process.env.WORKERS): number =>
  text === 'all' ? os.availableParallelism() : Number(text || 1);
