import { renderRows } from './lib/bench/row';
import { measureTimes, withBench } from './lib/bench/run';
import { say } from './lib/say';

/** How fast the built site is, beside the least that the framework can do and the most that the machine can: one table. */
export const main = (): Promise<void> =>
  withBench(false, async (bench) => say(`\n${renderRows(await measureTimes(bench))}\n`));
