import { runQuietly } from '../processes';
import { findWrk } from '../programs/wrk';
import { median } from './median';

const connections = 50;
const secondsOfRound = 4;
export const newSearches = 'scripts/lib/bench/new-searches.lua';

export type Load = { perSecond: number; p99Ms: number; failed: number };

const unitsMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

export function parseWrk(output: string): Load {
  const [, p99 = '', unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s|m)\b/m.exec(output) ?? [];
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(output)?.[1]);
  if (!p99 || Number.isNaN(perSecond)) throw new Error(`wrk said something else:\n${output}`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  const broken = [...(/Socket errors: .*$/m.exec(output)?.[0].matchAll(/\d+/g) ?? [])];
  const failed = broken.reduce((sum, [count]) => sum + Number(count), refused);
  return { perSecond, p99Ms: Number(p99) * (unitsMs[unit] ?? 1), failed };
}

export async function runLoad(url: string, seconds: number, options: string[] = []): Promise<Load> {
  const shape = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '--timeout',
    '10s',
    '-H',
    'Accept-Encoding: br',
  ];
  return parseWrk(await runQuietly(findWrk(), [...shape, ...options, url]));
}

type Exceptions<Name> = {
  refused?: Name[];
  newSearches?: Name[];
};

/** Rounds alternate, so that other load meets all addresses. */
export async function measureLoad<Name extends string>(
  urls: Record<Name, string>,
  rounds: number,
  exceptions: Exceptions<NoInfer<Name>> = {},
): Promise<Record<Name, Load>> {
  const names = Object.keys(urls) as Name[];
  const runs = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      // The cached response is measured: new searches have replaced it.
      for (let run = 0; run < 3; run += 1) await (await fetch(urls[name])).text();
      const load = await runLoad(
        urls[name],
        secondsOfRound,
        exceptions.newSearches?.includes(name) ? ['-s', newSearches] : [],
      );
      if (load.failed > 0 && !exceptions.refused?.includes(name))
        throw new Error(`${urls[name]} did not answer ${load.failed} requests with 200.`);
      runs.get(name)?.push(load);
    }
  const toMedian = (loads: Load[]): Load => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  });
  return Object.fromEntries(names.map((name) => [name, toMedian(runs.get(name) ?? [])])) as Record<
    Name,
    Load
  >;
}
