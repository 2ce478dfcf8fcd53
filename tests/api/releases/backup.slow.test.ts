import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatClock } from '@/lib/shared/time/local-day';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { baseUrl, logIn } from '../../support/contract/api';
import { querySql, runSql } from '../../support/database/sql';
import { runNpm } from '../../support/servers/npm-command';

const slow = 120_000;
const folder = makeTempFolder('backup');
const backups = path.join(folder, 'nightly');
const copies = path.join(folder, 'copies');
const place = `restored_${randomBytes(6).toString('hex')}`;
const forget = () => runSql(`delete from setting where part = 'backup'`);
let token = '';

const own = ['DATABASE_URL', 'DATA_DIR', 'NEXTAUTH_SECRET', 'SITE_URL'];
const settings = Object.fromEntries(own.map((name) => [name, process.env[name] ?? '']));

async function run(args: string[], change: Record<string, string> = {}) {
  const command = runNpm(['run', ...args], { ...settings, ...change });
  const status = await command.exited;
  return { status, said: command.said() };
}

/** What the head of the settings says. */
async function readAge(): Promise<string> {
  const cookie = `next-auth.session-token=${token}`;
  const html = await (await fetch(`${baseUrl}/admin/settings`, { headers: { cookie } })).text();
  return /(Last backup: <time[^>]*>[^<]*|No backup yet)</.exec(html)?.[1]?.replace(/<.*>/, '') ?? '';
}

const countProjects = async () => (await querySql('select count(*)::int as n from project'))[0]?.n;

beforeAll(async () => {
  fs.mkdirSync(backups);
  fs.mkdirSync(copies);
  for (const day of ['01', '02'])
    fs.writeFileSync(path.join(backups, `backup-202011${day}T000000Z.tar.gz`), '');
  fs.writeFileSync(path.join(backups, 'notes.txt'), '');
  await forget();
  token = await logIn();
});

afterAll(async () => {
  await forget();
  await runSql(`drop database if exists ${place} with (force)`);
  fs.rmSync(folder, { recursive: true, force: true });
});

it(
  'npm run backup, beside the running site, writes a file, has a command copy it, keeps so many, and the office sees its age',
  async () => {
    expect(await readAge()).toBe('No backup yet');
    const keepTwo = ['backup', '--', '--to', backups, '--keep', '2', '--after'];
    const [wrong, failing] = await Promise.all([
      run(['backup', '--', '--keep', 'all']),
      run([...keepTwo, 'ls --no-such-option']),
    ]);
    expect([wrong.status, wrong.said]).toEqual([1, expect.stringContaining('Usage: npm run backup')]);
    expect([failing.status, failing.said]).toEqual([
      1,
      expect.stringMatching(/The backup is whole, but the command after it ended with \d/),
    ]);
    expect(await readAge()).toBe('No backup yet');
    const { status, said } = await run([...keepTwo, `cp -t '${copies}'`]);
    expect([status, said]).toEqual([0, expect.stringMatching(/Wrote .*: \d+ rows and \d+ files/)]);
    expect(said).toContain('Removed 2 older backup(s).');
    const names = fs.readdirSync(backups).sort();
    expect(names).toEqual([
      expect.stringMatching(/^backup-.*\.tar\.gz$/),
      expect.stringMatching(/^backup-/),
      'notes.txt',
    ]);
    expect(fs.readdirSync(copies)).toEqual(names.slice(1, 2));
    const [row] = await querySql(`select value ->> 'at' as at from setting where part = 'backup'`);
    // The office's midnight may lie between them.
    expect(await readAge()).toMatch(
      new RegExp(`^Last backup: (?:Today|Yesterday) ${formatClock(String(row?.at))}$`),
    );
  },
  slow,
);

it.concurrent(
  'npm run restore takes the newest backup of a folder into an empty place at another address, once',
  async () => {
    await runSql(`create database ${place}`);
    const url = new URL(`/${place}`, settings.DATABASE_URL).href;
    const there = {
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'data'),
      SITE_URL: 'https://staging.example.com',
    };
    const restored = await run(['restore', '--', backups], there);
    expect([restored.status, restored.said]).toEqual([
      0,
      expect.stringMatching(
        /Restored the backup of .*\nThis is another address, https:\/\/staging\.example\.com: \d+ message/,
      ),
    ]);
    const masters = (dataDir = '') =>
      fs.readdirSync(path.join(dataDir, 'uploads')).filter((name) => name !== 'owner');
    expect(masters(there.DATA_DIR).length).toBeGreaterThan(20);
    const [again, none] = await Promise.all([
      run(['restore', '--', backups], there),
      run(['restore', '--', copies, 'more'], there),
    ]);
    expect([again.status, again.said]).toEqual([1, expect.stringContaining('The database is in use: table')]);
    expect([none.status, none.said]).toEqual([1, expect.stringContaining('Usage: npm run restore')]);
  },
  slow,
);

it.concurrent(
  'both work with the built-in PostgreSQL, which keeps its backups in the data folder',
  async () => {
    const dataDir = path.join(folder, 'built-in');
    const there = { DATABASE_URL: '', DATA_DIR: dataDir };
    const restored = await run(['restore', '--', copies], there);
    expect([restored.status, restored.said]).toEqual([0, expect.not.stringContaining('another address')]);
    const made = await run(['backup'], there);
    expect([made.status, made.said]).toEqual([
      0,
      expect.stringContaining(`${path.join(dataDir, 'backups')}/backup-`),
    ]);
    const rows = Number(/: (\d+) rows/.exec(made.said)?.[1]);
    expect(rows).toBeGreaterThan(Number(await countProjects()));
  },
  slow,
);
