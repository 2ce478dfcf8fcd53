import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTempFolder } from '../temp-folder';
import { keepTimes, readProcessorSeconds, readTimes, renderTimes } from './part-times';

let folder: string;
let file: string;
beforeEach(() => {
  folder = makeTempFolder('times');
  file = path.join(folder, 'times.json');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const unit = { title: 'unit', seconds: 90.4, processorSeconds: 150 };
const api = { title: 'api', seconds: 300, processorSeconds: null };

it('each part stands beside its last run, and one that was never run beside nothing', () => {
  expect(renderTimes([unit, api], [{ ...unit, seconds: 120, processorSeconds: 149 }])).toBe(
    [
      '                       time     before  processor     before',
      'unit                   90 s      120 s      150 s      149 s',
      'api                   300 s                                 ',
    ].join('\n'),
  );
});

it('a run of one part leaves the times of the others', () => {
  expect(readTimes(file)).toEqual([]);
  keepTimes(file, [unit, api]);
  keepTimes(file, [{ ...unit, seconds: 80 }]);
  expect(readTimes(file)).toEqual([api, { ...unit, seconds: 80 }]);
});

it('a file of times that is damaged is none, and fails nothing', () => {
  fs.writeFileSync(file, '[{');
  expect(readTimes(file)).toEqual([]);
  keepTimes(file, [unit]);
  expect(readTimes(file)).toEqual([unit]);
});

it('the work of a child counts, also once it has ended', () => {
  const before = readProcessorSeconds();
  if (before === null) return expect(process.platform).not.toBe('linux');
  execFileSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 300_000);']);
  expect((readProcessorSeconds() ?? 0) - before).toBeGreaterThan(0.25);
});
