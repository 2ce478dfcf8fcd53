import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { makeTempFolder } from '@/scripts/lib/temp-folder';

const noBuild = makeTempFolder('start');
afterAll(() => fs.rmSync(noBuild, { recursive: true }));

/** Objects of one place in the code that all survive. */
const surviving = `let kept = [];
const make = (n) => ({ n, pair: [n, n] });
for (let round = 0; round < 40; round += 1) {
  kept = kept.slice(-100000);
  for (let n = 0; n < 20000; n += 1) kept.push(make(n));
}`;

/** What V8 says while it watches how long they live. */
const watch = (before: string) =>
  execFileSync(
    process.execPath,
    ['--trace-pretenuring-statistics', '--input-type=module', '--eval', `${before}\n${surviving}`],
    { encoding: 'utf8', env: { ...process.env, NEXT_DIST_DIR: noBuild } },
  );

it('the server has V8 allocate nothing in old space for having survived while a crowd waits', () => {
  // Without a build it ends, once its flags are set.
  const start = `await import('${pathToFileURL('server/start.mjs').href}').catch(() => {});`;
  expect(watch('')).toContain('pretenuring');
  expect(watch(start)).toBe('');
});
