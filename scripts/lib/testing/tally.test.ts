import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeTempFolder } from '../temp-folder';
import { add, emptyTally, tallyOfPlaywright, tallyOfStep, tallyOfVitest } from './tally';

// Each starts a runner of its own.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let report: string;

beforeEach(() => {
  folder = makeTempFolder('tally');
  report = path.join(folder, 'report.json');
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const inFolder = (name: string) => path.relative('', path.join(folder, name));

function run(program: string, ...args: string[]): number {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, VITEST: undefined, NODE_OPTIONS: '' };
  return spawnSync(process.execPath, [path.resolve(program), ...args], { cwd: folder, env }).status ?? 1;
}

function tallyVitest() {
  const reporter = ['--reporter=json', `--outputFile.json=${report}`];
  const code = run('node_modules/vitest/vitest.mjs', 'run', '--root', folder, ...reporter);
  return { code, ...tallyOfVitest('unit tests', report, code) };
}

function tallyPlaywright() {
  const code = run('node_modules/playwright/cli.js', 'test', '--reporter=json', '--workers=1');
  return { code, ...tallyOfPlaywright('browser tests', report, code) };
}

describe('of a run of vitest', () => {
  test('passed, failed and not-run tests are counted, each with its place', () => {
    write(
      'a.test.js',
      `import { expect, test } from 'vitest';
       test('holds', () => {});
       test('breaks', () => expect(1).toBe(2));
       test.skip('sleeps', () => {});
       test.todo('comes later');`,
    );
    write('b.test.js', `import { test } from 'vitest'; test('holds too', () => {});`);
    expect(tallyVitest()).toMatchObject({
      code: 1,
      passed: 2,
      failures: [
        expect.stringMatching(/a\.test\.js › breaks › AssertionError: expected 1 to be 2/),
        `${inFolder('a.test.js')} › sleeps › it was not run`,
        `${inFolder('a.test.js')} › comes later › it was not run`,
      ],
      files: expect.arrayContaining([inFolder('a.test.js'), inFolder('b.test.js')]),
    });
  });

  test('a file that does not load, and one whose hook fails, are a failure each', () => {
    write('a.test.js', `throw new Error('no such luck');`);
    write(
      'b.test.js',
      `import { beforeAll, test } from 'vitest';
       beforeAll(() => { throw new Error('no database'); });
       test('never begun', () => {});`,
    );
    const { passed, failures } = tallyVitest();
    expect(passed).toBe(0);
    expect(failures).toEqual(
      expect.arrayContaining([
        `${inFolder('a.test.js')} › no such luck`,
        `${inFolder('b.test.js')} › no database`,
        `${inFolder('b.test.js')} › never begun › it was not run`,
      ]),
    );
  });

  test('no test at all is a failure', () => {
    expect(tallyVitest()).toMatchObject({ code: 1, passed: 0, failures: ['unit tests'] });
  });
});

describe('of a run of Playwright', () => {
  beforeEach(() =>
    write(
      'playwright.config.js',
      `module.exports = { testDir: 'e2e', projects: [{ name: 'desktop' }, { name: 'phone', grep: /@both/ }] };`,
    ),
  );

  test('each screen counts, and the rest of a serial file after a failure is told as not run', () => {
    fs.mkdirSync(path.join(folder, 'e2e'));
    write(
      'e2e/a.spec.js',
      `const { expect, test } = require('playwright/test');
       test.describe.configure({ mode: 'serial' });
       test('holds', { tag: '@both' }, () => {});
       test.describe('inside', () => {
         test('breaks', () => expect(1).toBe(2));
         test('comes after', () => {});
       });`,
    );
    expect(tallyPlaywright()).toMatchObject({
      code: 1,
      passed: 2,
      failures: [
        expect.stringMatching(/e2e\/a\.spec\.js › desktop › breaks › Error: expect\(received\)/),
        `${inFolder('e2e/a.spec.js')} › desktop › comes after › it was not run`,
      ],
      files: [inFolder('e2e/a.spec.js')],
    });
  });

  test('a skipped test and a file that does not load are failures', () => {
    fs.mkdirSync(path.join(folder, 'e2e'));
    write('e2e/a.spec.js', `require('playwright/test').test.skip('sleeps', () => {});`);
    expect(tallyPlaywright()).toMatchObject({
      code: 0,
      failures: [`${inFolder('e2e/a.spec.js')} › desktop › sleeps › it was not run`],
    });
    write('e2e/b.spec.js', `throw new Error('no such luck');`);
    expect(tallyPlaywright().failures).toEqual(
      expect.arrayContaining([expect.stringContaining('browser tests › Error: no such luck')]),
    );
  });

  test('no test at all is a failure', () => {
    fs.mkdirSync(path.join(folder, 'e2e'));
    expect(tallyPlaywright()).toMatchObject({
      passed: 0,
      failures: [expect.stringContaining('No tests found')],
    });
  });
});

test('a run that dies before its report is a failure, whatever its exit code', () => {
  for (const tallyOf of [tallyOfVitest, tallyOfPlaywright]) {
    expect(tallyOf('tests', report, 0).failures).toEqual(['tests › there is no report']);
    fs.writeFileSync(report, '{"half":');
    expect(tallyOf('tests', report, 137).failures).toEqual(['tests › there is no report']);
    fs.rmSync(report);
  }
});

test('a step counts for nothing when it passes and for one failure when it fails', () => {
  expect(tallyOfStep('types', 0)).toEqual(emptyTally);
  expect(tallyOfStep('types', 2)).toEqual({ passed: 0, failures: ['types'], files: [] });
});

test('tallies add up', () => {
  expect(
    add({ passed: 1, failures: ['a'], files: ['x'] }, { passed: 2, failures: ['b'], files: ['y'] }),
  ).toEqual({ passed: 3, failures: ['a', 'b'], files: ['x', 'y'] });
});
