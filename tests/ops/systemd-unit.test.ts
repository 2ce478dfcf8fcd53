import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTempFolder } from '@/scripts/lib/temp-folder';

const unit = fs.readFileSync('docs/operations/builder-site@.service', 'utf8');
const settings = new Map(
  unit
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
const folder = makeTempFolder('unit');
const file = path.join(folder, 'builder-site@3000.service');
// The program of this machine, and nothing that stands in a folder which is not there.
fs.writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
const isThere = analyze('--version').status === 0;

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the unit runs what is there as a user of its own, starts it again, and gives it time to end', () => {
  expect(Object.fromEntries(settings)).toMatchObject({
    User: 'builder',
    ExecStart: '/usr/bin/node scripts/run.mjs start',
    Restart: 'always',
    KillMode: 'mixed',
    LimitNOFILE: '65536',
    NoNewPrivileges: 'yes',
    ProtectSystem: 'strict',
  });
  expect(fs.existsSync('scripts/start.ts')).toBe(true);
  expect(Number.parseInt(settings.get('TimeoutStopSec') ?? '', 10)).toBeGreaterThan(20);
});

test('systemd finds nothing wrong with the unit, and calls it well shut in', () => {
  // Where there is no systemd its own words are not asked for.
  const verified = isThere ? analyze('verify', file) : { status: 0, stderr: '' };
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const rated = isThere ? analyze('security', '--offline=yes', '--threshold=20', file) : { status: 0 };
  expect(rated.status).toBe(0);
});
