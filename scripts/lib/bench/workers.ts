import type { Bench } from './bench';
import { runLoad } from './load';
import { readProcessorMs, readTreeMemory } from './process-tree';
import type { Row } from './row';
import { megabyte, startSite } from './starting';

type Costs = { processorMs: number; megabytes: number };

/** What a kept page costs a server of so many workers, and what each process holds. */
async function measureServer(workers: number, seconds: number): Promise<Costs> {
  const site = await startSite({ env: { WORKERS: String(workers) } });
  try {
    await runLoad(`${site.url}/`, Math.max(1, seconds / 5));
    const before = readProcessorMs(site.pid);
    const { perSecond } = await runLoad(`${site.url}/`, seconds);
    const processorMs = (readProcessorMs(site.pid) - before) / (perSecond * seconds);
    return { processorMs, megabytes: readTreeMemory(site.pid) / megabyte };
  } finally {
    await site.stop();
  }
}

/** Two workers beside one, by processor time: on two cores the load itself needs one. 1.8 times the answers are 1.11 times the time of each. */
export async function measureWorkers({ isBrief }: Bench): Promise<Row[]> {
  const seconds = isBrief ? 2 : 20;
  const one = await measureServer(1, seconds);
  const two = await measureServer(2, seconds);
  return [
    {
      what: 'home page, kept, two workers',
      ours: two.processorMs * 1000,
      unit: 'µs of the processor',
      against: { name: 'one', value: one.processorMs * 1000 },
      bar: { most: 1.11 },
    },
    {
      what: 'memory, two workers and who leads them',
      ours: two.megabytes,
      unit: 'MB',
      against: { name: 'two of one', value: 2 * one.megabytes },
      bar: { most: 1.3 },
    },
  ];
}
