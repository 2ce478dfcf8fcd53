import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTempFolder } from '../temp-folder';
import { readCounts, sum } from './counts';

const folder = makeTempFolder('counts');
afterAll(() => fs.rmSync(folder, { recursive: true }));

function read(report: unknown, exitCode: number) {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return readCounts(file, exitCode);
}

const ofPlaywright = (stats: object) => ({
  stats: { expected: 3, unexpected: 0, skipped: 0, flaky: 0, ...stats },
});

test.each([
  ['a good run', { numTotalTests: 3, numPassedTests: 3 }, 0, 0],
  ['a failed or skipped test', { numTotalTests: 5, numPassedTests: 3 }, 1, 2],
  ['a file that does not load', { numTotalTests: 3, numPassedTests: 3 }, 1, 1],
  ['a good run in a browser', ofPlaywright({}), 0, 0],
  [
    'failed, skipped and flaky tests in a browser',
    ofPlaywright({ unexpected: 1, skipped: 1, flaky: 1 }),
    0,
    3,
  ],
])('%s is counted', (_what, report, exitCode, failed) => {
  expect(read(report, exitCode)).toEqual({ passed: 3, failed });
});

test('a run without a test or without a report has failed', () => {
  expect(read({ numTotalTests: 0, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(readCounts(path.join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});

test('the counts of all parts are added', () => {
  expect(sum([read(ofPlaywright({ skipped: 1 }), 0), { passed: 4, failed: 0 }])).toEqual({
    passed: 7,
    failed: 1,
  });
});
