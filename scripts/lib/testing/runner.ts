import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { envSchema } from '@/lib/server/env-schema';
import { endChild, waitForExit } from '../processes';
import { say } from '../say';
import { type PartTime, readProcessorSeconds } from './part-times';
import { type Tally, tallyOfPlaywright, tallyOfStep, tallyOfVitest } from './tally';

export type Environment = NodeJS.ProcessEnv;

const vitest = 'node_modules/vitest/vitest.mjs';
const playwright = 'node_modules/playwright/cli.js';
/** The tests build here, and the types of its routes are checked. */
export const testDistDir = '.next-test';

const running = new Set<ChildProcess>();

export async function stopSteps(): Promise<void> {
  await Promise.all([...running].map((child) => endChild(child, 5000)));
}

/** The environment without the product's own settings, so that no test touches what the person's settings name. */
export function clearSettings(): Environment {
  for (const name of Object.keys(envSchema.shape)) process.env[name] = '';
  return { ...process.env };
}

/** What took how long, in the order in which it ended. */
export const times: PartTime[] = [];

export async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const [started, processor] = [Date.now(), readProcessorSeconds()];
  try {
    return await work();
  } finally {
    const now = readProcessorSeconds();
    const processorSeconds = now === null || processor === null ? null : now - processor;
    times.push({ title, seconds: (Date.now() - started) / 1000, processorSeconds });
  }
}

type Run = { title: string; args: string[]; env?: Environment; node?: string };

/** Runs a program of Node to its end. Quietly: what it prints comes in one piece, as others run beside it. */
async function run(
  { title, args, env = process.env, node = process.execPath }: Run,
  isQuiet = false,
): Promise<number> {
  const started = Date.now();
  if (!isQuiet) say(`\n▸ ${title}`);
  const output = isQuiet ? 'pipe' : 'inherit';
  const child: ChildProcess = spawn(node, args, { stdio: ['ignore', output, output], env });
  running.add(child);
  const printed = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const code = await waitForExit(child);
  running.delete(child);
  const lines = (await printed).map((part) => part.trim()).filter(Boolean);
  const mark = code === 0 ? '✓' : '✗';
  say([...lines, `${mark} ${title}, ${((Date.now() - started) / 1000).toFixed(1)} s`].join('\n'));
  return code;
}

async function runStep(step: Run): Promise<Tally> {
  return tallyOfStep(step.title, await run(step, true));
}

export async function runVitest(
  project: string,
  folder: string,
  filters: string[],
  env?: Environment,
  node?: string,
): Promise<Tally> {
  const report = path.join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const title = `${project} tests`;
  const args = [vitest, 'run', '--project', project, ...reporters, ...filters];
  return tallyOfVitest(title, report, await run({ title, args, ...(env && { env }), ...(node && { node }) }));
}

export async function runPlaywright(folder: string, filters: string[], env: Environment): Promise<Tally> {
  const report = path.join(folder, 'e2e.json');
  const title = 'browser tests';
  const args = [playwright, 'test', ...filters];
  const code = await run({ title, args, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  return tallyOfPlaywright(title, report, code);
}

async function runInTurn(steps: Run[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) tallies.push(await runStep(step));
  return tallies;
}

/** Format, lint, lockfile, types and unused code, two at a time. */
export async function runSteps(env: Environment = process.env): Promise<Tally[]> {
  const nextEnv: Environment = {
    ...env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: testDistDir,
  };
  const step = (title: string, args: string[], stepEnv = env): Run => ({ title, args, env: stepEnv });
  const runs = await Promise.all([
    runInTurn([
      step('route types', ['node_modules/next/dist/bin/next', 'typegen'], nextEnv),
      step('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tests/tsconfig.json']),
    ]),
    runInTurn([
      step('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
      step('lockfile', ['scripts/complete-lock.mjs', '--check']),
      step('unused code', ['node_modules/knip/bin/knip.js']),
    ]),
  ]);
  return runs.flat();
}
