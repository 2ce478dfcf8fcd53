import os from 'node:os';

export const countWorkers = (text = process.env.WORKERS): number =>
  text === 'all' ? os.availableParallelism() : Number(text || 1);
