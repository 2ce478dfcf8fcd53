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
const units = {
  'builder-site@.service': 'builder-site@3000.service',
  'builder-site-backup.service': '',
  'builder-site-backup.timer': '',
};
const files = Object.entries(units).map(([name, instance]) => {
  const file = path.join(folder, instance || name);
  const text = fs.readFileSync(`docs/operations/${name}`, 'utf8');
  // The program of this machine, and nothing that stands in a folder which is not there.
  fs.writeFileSync(file, text.replace('/usr/bin/node', process.execPath));
  return file;
});
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

test('systemd finds nothing wrong with the units, and calls both services well shut in', () => {
  // Where there is no systemd its own words are not asked for.
  const verified = isThere ? analyze('verify', ...files) : { status: 0, stderr: '' };
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  for (const file of files.filter((name) => name.endsWith('.service'))) {
    const rated = isThere ? analyze('security', '--offline=yes', '--threshold=20', file) : { status: 0 };
    expect([file, rated.status]).toEqual([file, 0]);
  }
});

test('the backup runs as the site does, and may write where it keeps its files', () => {
  const backup = fs.readFileSync('docs/operations/builder-site-backup.service', 'utf8');
  for (const name of ['User', 'Group', 'WorkingDirectory', 'EnvironmentFile', 'StateDirectory'])
    expect(backup).toContain(`${name}=${settings.get(name)}\n`);
  const [, to = 'none'] = /^ExecStart=\S+ scripts\/run\.mjs backup --to (\S+)/m.exec(backup) ?? [];
  expect(/^ReadWritePaths=(.*)$/m.exec(backup)?.[1]?.split(' ')).toContain(to);
});
