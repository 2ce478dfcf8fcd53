import { measureAdminSaving } from './lib/bench/admin-saving';
import type { Bench } from './lib/bench/bench';
import { measureCosts } from './lib/bench/costs';
import { measureFamily } from './lib/bench/family';
import { measureGrowth } from './lib/bench/growth';
import { measureInteraction } from './lib/bench/interaction';
import { measureLighthouse } from './lib/bench/lighthouse';
import { measureMemory } from './lib/bench/memory';
import { measureNode24 } from './lib/bench/node-24';
import { measureOffice } from './lib/bench/office';
import { measureProduction } from './lib/bench/production';
import { type Row, renderRows } from './lib/bench/row';
import { measureTimes, withBench } from './lib/bench/run';
import { measureSources } from './lib/bench/sources';
import { measureVisit } from './lib/bench/visit';
import { measureWorkers } from './lib/bench/workers';
import { say } from './lib/say';

/** In this order: growth comes last, because it fills the site. */
const parts: Record<string, (bench: Bench) => Promise<Row[]>> = {
  times: measureTimes,
  'node-24': measureNode24,
  lighthouse: measureLighthouse,
  interaction: measureInteraction,
  visit: measureVisit,
  family: measureFamily,
  admin: measureAdminSaving,
  office: measureOffice,
  sources: measureSources,
  memory: measureMemory,
  workers: measureWorkers,
  costs: measureCosts,
  production: measureProduction,
  growth: measureGrowth,
};

/** Everything that is asked for of the site's speed, or the parts that are named; `--brief` only tries whether it can be measured. */
export async function main(args: string[]): Promise<void> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.find((name) => !parts[name]);
  if (unknown)
    throw new Error(`There is no part ${unknown}; the parts are ${Object.keys(parts).join(', ')}.`);
  await withBench(args.includes('--brief'), async (bench) => {
    const rows: Row[] = [];
    for (const [name, measure] of Object.entries(parts)) {
      if (named.length > 0 && !named.includes(name)) continue;
      say(`\n▸ ${name}`);
      try {
        const measured = await measure(bench);
        rows.push(...measured);
        say(renderRows(measured));
      } catch (error) {
        // What comes after it is still worth measuring.
        process.exitCode = 1;
        say(`✗ ${name}: ${error instanceof Error ? error.stack : error}`);
      }
    }
    say(`\n${renderRows(rows)}\n`);
  });
}
