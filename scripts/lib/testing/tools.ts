import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { envSchema } from '@/lib/server/env-schema';
import { endChild, waitForExit } from '../processes';
import { say } from '../say';
import { type Counts, readCounts } from './counts';

export type Environment = NodeJS.ProcessEnv;

export const testDistDir = '.next-test';

const running = new Set<ChildProcess>();

export async function stopTools(): Promise<void> {
  await Promise.all([...running].map((child) => endChild(child, 5000)));
}

/** No test may touch what the person's settings name. */
export function clearSettings(): Environment {
  for (const name of Object.keys(envSchema.shape)) process.env[name] = '';
  return { ...process.env };
}

const secondsSince = (started: number): string => `${((Date.now() - started) / 1000).toFixed(1)} s`;

type Program = { args: string[]; env?: Environment | undefined; node?: string | undefined };

async function run({ args, env = process.env, node = process.execPath }: Program): Promise<number> {
  const child = spawn(node, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  running.add(child);
  const code = await waitForExit(child);
  running.delete(child);
  return code;
}

type Tests = { folder: string; filters: string[]; env?: Environment; node?: string };

async function runTests(title: string, report: string, program: Program): Promise<Counts> {
  const started = Date.now();
  say(`\n▸ ${title}`);
  const counts = readCounts(report, await run(program));
  say(
    `${counts.failed === 0 ? '✓' : '✗'} ${title}: ${counts.passed} passed, ${counts.failed} failed, ${secondsSince(started)}`,
  );
  return counts;
}

export function runVitest(project: string, { folder, filters, env, node }: Tests): Promise<Counts> {
  const report = path.join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}*`, ...reporters, ...filters];
  return runTests(`${project} tests`, report, { args, env, node });
}

export function runPlaywright({ folder, filters, env = process.env }: Tests): Promise<Counts> {
  const report = path.join(folder, 'e2e.json');
  const projects = ['desktop', 'office', 'phone'].map((name) => `--project=${name}`);
  const args = ['node_modules/playwright/cli.js', 'test', ...projects, ...filters];
  return runTests('browser tests', report, { args, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
}

/** Buffered, because two steps run at once. */
async function runStep(title: string, args: string[], env: Environment): Promise<boolean> {
  const started = Date.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  running.add(child);
  const printed = await Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await waitForExit(child);
  running.delete(child);
  const lines = code === 0 ? [] : printed.map((part) => part.trim()).filter(Boolean);
  say([...lines, `${code === 0 ? '✓' : '✗'} ${title}, ${secondsSince(started)}`].join('\n'));
  return code === 0;
}

export async function runSteps(env: Environment = process.env): Promise<number> {
  const nextEnv: Environment = {
    ...env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: testDistDir,
  };
  const types = async () => [
    await runStep('route types', ['node_modules/next/dist/bin/next', 'typegen'], nextEnv),
    await runStep('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tests/tsconfig.json'], env),
  ];
  const others = async () => [
    await runStep(
      'format and lint',
      ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
      env,
    ),
    await runStep('lockfile', ['scripts/complete-lock.mjs', '--check'], env),
    await runStep('unused code', ['node_modules/knip/bin/knip.js'], env),
  ];
  const results = await Promise.all([types(), others()]);
  return results.flat().filter((isDone) => !isDone).length;
}
