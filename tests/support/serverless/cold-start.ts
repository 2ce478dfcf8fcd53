import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { startFunction } from './function-process';

/** A function, and what it is asked. */
export type ColdStart = { folder: string; env: Record<string, string>; path: string };
type Cost = { wallMs: number; processorMs: number };

/** What a new process costs from its start to the end of its first answer. */
async function startCold({ folder, env, path }: ColdStart): Promise<Cost> {
  const begun = performance.now();
  const problems: string[] = [];
  const started = startFunction({ folder, env, onProblem: (sentence) => void problems.push(sentence) });
  const ended: Promise<void>[] = [];
  const server = createServer((request, response) => {
    ended.push(started.answer(request, Buffer.alloc(0), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
    await answer.arrayBuffer();
    const wallMs = performance.now() - begun;
    await Promise.all(ended);
    if (answer.status !== 200 || problems.length > 0)
      throw new Error(`${path} answered ${answer.status}. ${problems.join(' ')}`);
    return { wallMs, processorMs: started.processorMs() };
  } finally {
    server.close();
    await started.kill();
  }
}

type Comparison = { ours: Cost[]; theirs: Cost[] };

/** The least of each, in milliseconds, to which the load of the machine adds least; and how many times as much processor time ours takes as theirs. */
function summarize({ ours, theirs }: Comparison) {
  const of = (costs: Cost[], key: keyof Cost) => Math.round(Math.min(...costs.map((cost) => cost[key])));
  return {
    wall: of(ours, 'wallMs'),
    'wall of the other': of(theirs, 'wallMs'),
    processor: of(ours, 'processorMs'),
    'processor of the other': of(theirs, 'processorMs'),
    ratio: of(ours, 'processorMs') / of(theirs, 'processorMs'),
  };
}

/**
 * Starts each in turn, so that the load of the machine affects all alike, `rounds` times; and up to `mostRounds` times while a ratio
 * is not below the bar, because the lowest cost is known better after more starts.
 */
export async function compareColdStarts(
  pairs: Record<string, [ColdStart, ColdStart]>,
  { rounds, mostRounds, bar }: { rounds: number; mostRounds: number; bar: number },
) {
  const compared = Object.entries(pairs).map(([name, pair]) => {
    const costs: Comparison = { ours: [], theirs: [] };
    return { name, pair, costs };
  });
  const isAbove = () => compared.some(({ costs }) => summarize(costs).ratio >= bar);
  for (let round = 0; round < rounds || (round < mostRounds && isAbove()); round += 1) {
    for (const { pair, costs } of compared) {
      costs.ours.push(await startCold(pair[0]));
      costs.theirs.push(await startCold(pair[1]));
    }
  }
  return Object.fromEntries(compared.map(({ name, costs }) => [name, summarize(costs)]));
}
