import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { querySql, runSql } from '../../support/database/sql';
import { runNpm } from '../../support/servers/npm-command';
import { waitFor } from '../../support/wait-for';

const slow = 120_000;
const folder = makeTempFolder('content');
const file = path.join(folder, 'content.tar.gz');
const own = ['DATABASE_URL', 'DATA_DIR', 'NEXTAUTH_SECRET', 'SITE_URL'];
const settings = Object.fromEntries(own.map((name) => [name, process.env[name] ?? '']));
let token = '';

async function run(...args: string[]) {
  const command = runNpm(['run', ...args], settings);
  const status = await command.exited;
  return { status, said: command.said() };
}

const readPage = async (address: string) => (await fetch(`${baseUrl}${address}`)).text();

beforeAll(async () => {
  token = await logIn();
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it(
  'npm run content:import says what it would change, then makes the running site show the bundle at once',
  async () => {
    const exported = await run('content:export', '--', file);
    expect([exported.status, exported.said]).toEqual([
      0,
      expect.stringMatching(/with \d\d+ files of pictures/),
    ]);

    // The first that was ever added: no other test takes it away.
    const [project] = await querySql(
      'select id as _id, name from project where deleted_at is null order by created_at, id limit 1',
    );
    const address = `/projects/${project?._id}`;
    const json = { name: 'Another Name' };
    expect((await call('PATCH', `/api/admin/projects/${project?._id}`, { token, json })).status).toBe(200);
    expect(await readPage(address)).toContain('Another Name');

    const trial = await run('content:import', '--', file, '--dry-run');
    expect([trial.status, trial.said]).toEqual([
      0,
      expect.stringContaining(
        `change  project “${project?.name}”: Name\n1 change(s) would be made; nothing was changed.`,
      ),
    ]);
    expect(await readPage(address)).toContain('Another Name');

    const made = await run('content:import', '--', file);
    expect([made.status, made.said]).toEqual([0, expect.stringContaining('1 change(s) made.')]);
    await waitFor(async () => expect(await readPage(address)).not.toContain('Another Name'));
  },
  slow,
);

it(
  'npm run content:import says what is wrong with its file or its words',
  async () => {
    fs.writeFileSync(path.join(folder, 'text'), 'a text');
    const [none, wrong] = await Promise.all([
      run('content:import', '--', path.join(folder, 'text')),
      run('content:import', '--', file, '--all'),
    ]);
    expect([none.status, none.said]).toEqual([1, expect.stringContaining('is damaged or incomplete')]);
    const [last] = await querySql('select max(migration_name) as name from _prisma_migrations');
    await runSql(
      `update _prisma_migrations set rolled_back_at = now() where migration_name = '${last?.name}'`,
    );
    const behind = await run('content:import', '--', file, '--dry-run');
    await runSql('update _prisma_migrations set rolled_back_at = null');
    expect([behind.status, behind.said]).toEqual([
      1,
      expect.stringContaining(
        `The database lacks 1 migration(s): ${last?.name}. A dry run does not migrate: run npm run db:migrate first.`,
      ),
    ]);
    expect([wrong.status, wrong.said]).toEqual([1, expect.stringContaining('Usage: npm run content:import')]);
  },
  slow,
);
