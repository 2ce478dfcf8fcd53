import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Objects of one place in the code that all survive. */
const surviving = `let kept = [];
const make = (n) => ({ n, pair: [n, n] });
for (let round = 0; round < 40; round += 1) {
  kept = kept.slice(-100000);
  for (let n = 0; n < 20000; n += 1) kept.push(make(n));
}`;

/** What V8 says while it watches how long they live. */
const watch = (...options: string[]) =>
  execFileSync(process.execPath, ['--trace-pretenuring-statistics', ...options, '--eval', surviving], {
    encoding: 'utf8',
  });

it('what survives while a crowd waits is never allocated among what lives long', () => {
  expect(watch()).toContain('pretenuring');
  expect(watch('--import', fileURLToPath(new URL('v8-flags.mjs', import.meta.url)))).toBe('');
});
