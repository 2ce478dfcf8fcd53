import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { envSchema } from '@/lib/server/env-schema';
import { endChild, waitForExit } from './processes';
import { say } from './say';
import { type Tally, tallyOfPlaywright, tallyOfStep, tallyOfVitest } from './tally';

type Environment = Record<string, string>;

const vitest = 'node_modules/vitest/vitest.mjs';
const playwright = 'node_modules/@playwright/test/cli.js';
/** The tests build here, and the types of its routes are checked. */
export const testDistDir = '.next-test';

let current: ChildProcess | null = null;

/** Ends the step that is running. */
export async function stopStep(): Promise<void> {
  if (current) await endChild(current, 5000);
}

/** Takes away the product's own settings, so that no test touches what the person's settings name. */
export function clearSettings(): void {
  for (const name of Object.keys(envSchema.shape)) process.env[name] = '';
}

async function run(title: string, args: string[], env: Environment = {}): Promise<number> {
  say(`\n▸ ${title}`);
  const started = Date.now();
  current = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const code = await waitForExit(current);
  current = null;
  say(`${code === 0 ? '✓' : '✗'} ${title}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return code;
}

export async function runStep(title: string, args: string[], env?: Environment): Promise<Tally> {
  return tallyOfStep(title, await run(title, args, env));
}

export async function runVitest(
  project: string,
  folder: string,
  filters: string[],
  env?: Environment,
): Promise<Tally> {
  const report = path.join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const title = `${project} tests`;
  const code = await run(title, [vitest, 'run', '--project', project, ...reporters, ...filters], env);
  return tallyOfVitest(title, report, code);
}

/** The browser tests of `files`. */
export async function runPlaywright(
  title: string,
  folder: string,
  files: string[],
  env: Environment,
): Promise<Tally> {
  const report = path.join(folder, 'e2e.json');
  const code = await run(title, [playwright, 'test', '--pass-with-no-tests', ...files], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return tallyOfPlaywright(title, report, code);
}

/** The fast part: format, lint, lockfile, types, unused code, unit tests. */
export async function runCheck(folder: string): Promise<Tally[]> {
  const next = 'node_modules/next/dist/bin/next';
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: testDistDir };
  return [
    await runStep('format and lint', [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      '.',
    ]),
    await runStep('lockfile', ['scripts/complete-lock.mjs', '--check']),
    await runStep('route types', [next, 'typegen'], env),
    await runStep('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tests/tsconfig.json']),
    await runStep('unused code', ['node_modules/knip/bin/knip.js']),
    await runVitest('unit', folder, []),
  ];
}
