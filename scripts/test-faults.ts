import os from 'node:os';
import { parseArgs } from 'node:util';
import { faults, longFaults } from '../tests/faults/faults';
import { type Row, renderRows } from '../tests/faults/lib/row';
import { say, sentenceOf } from './lib/say';
import type { TestSite } from './lib/testing/test-site';
import { withTestSite } from './lib/testing/test-site-run';

const all = { ...faults, ...longFaults };

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      share: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      workers: { type: 'string', default: '1' },
    },
  });
  const unknown = positionals.find((name) => !all[name]);
  if (unknown) throw new Error(`Unknown fault ${unknown}. The faults are ${Object.keys(all).join(', ')}.`);
  return {
    names: positionals.length > 0 ? positionals : Object.keys(faults),
    workers: values.workers,
    run: { share: Number(values.share), ...(values.minutes && { minutes: Number(values.minutes) }) },
  };
}

const describeRun = (share: number, workers: string, seconds: number) =>
  `Node ${process.versions.node}, ${workers === '1' ? '' : `${workers} workers, `}${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${Math.round(seconds / 60)} minutes${share === 1 ? '' : `, a share of ${share} of each fault`}.`;

export async function main(args: string[]): Promise<void> {
  const { names, run, workers } = readArguments(args);
  const started = Date.now();
  const work = async (site: TestSite) => {
    Object.assign(process.env, site, { LOG_LEVEL: 'silent' });
    const rows: Row[] = [];
    for (const name of names) {
      say(`▸ ${name}`);
      try {
        const { measure } = await (all[name] as NonNullable<(typeof all)[string]>)();
        const measured = await measure(run);
        say(renderRows(measured));
        rows.push(...measured);
      } catch (error) {
        rows.push({ fault: name, figure: sentenceOf(error), bar: 'runs to its end', held: 'no' });
      }
    }
    say(`\n${describeRun(run.share, workers, (Date.now() - started) / 1000)}\n\n${renderRows(rows)}`);
    if (rows.some(({ held }) => held === 'no')) process.exitCode = 1;
  };
  await withTestSite('faults', work, { WORKERS: workers });
}
