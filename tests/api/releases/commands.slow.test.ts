import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '@/scripts/lib/ports';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { builtUrl, testData } from '@/scripts/lib/testing/test-site';
import { testDistDir } from '@/scripts/lib/testing/tools';
import { type NpmCommand, runNpm } from '../../support/servers/npm-command';
import { copyTestBuild } from '../../support/servers/started-site';
import { type MailStandIn, mailSettings, startMailStandIn } from '../../support/stand-ins/mail-stand-in';
import { waitFor } from '../../support/wait-for';

const slow = 120_000;
const email = 'owner@example.com';
// Beside the build: its pages find their packages from there.
const buildRoot = `${testDistDir}/commands`;
let folder = '';
let origin = '';
let settings: Record<string, string> = {};
let mail: MailStandIn;
let site: NpmCommand | undefined;

beforeAll(async () => {
  mail = await startMailStandIn();
  folder = makeTempFolder('commands');
  const dataDir = path.join(folder, 'data');
  // The data that the tests' build was made with, before anybody has logged in: nothing has to be built anew.
  fs.cpSync(testData, dataDir, { recursive: true });
  copyTestBuild(buildRoot);
  const port = await findFreePort(4587);
  origin = `http://localhost:${port}`;
  settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: builtUrl,
    NEXT_DIST_DIR: buildRoot,
    ADMIN_EMAIL: email,
    ...mailSettings(mail.url),
  };
}, slow);

afterAll(async () => {
  site?.interrupt();
  await site?.exited;
  await mail.stop();
  for (const made of [folder, buildRoot]) fs.rmSync(made, { recursive: true, force: true });
}, slow);

async function run(args: string[], change: Record<string, string> = {}, typed?: string) {
  const command = runNpm(args, { ...settings, ...change }, { typed });
  const status = await command.exited;
  return { status, said: command.said() };
}

async function start(): Promise<NpmCommand> {
  site = runNpm(['start'], settings);
  await site.until(/Stop it with Ctrl-C/);
  return site;
}

async function logIn(person: { email: string; password: string }): Promise<number> {
  const { status } = await fetch(`${origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  return status;
}

const listProjects = async () => (await (await fetch(`${origin}/api/projects`)).json()) as { name: string }[];

/** A program of somebody else's that writes into the running site's database. */
async function writeFromElsewhere(statement: string, values: unknown[]): Promise<void> {
  const cluster = fs
    .readdirSync(path.join(settings.DATA_DIR ?? '', 'postgres'))
    .map((name) => path.join(settings.DATA_DIR ?? '', 'postgres', name))
    .find((name) => fs.existsSync(path.join(name, 'password')));
  const [, , , port] = fs.readFileSync(`${cluster}/data/postmaster.pid`, 'utf8').split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'builder',
    database: 'builder',
    password: fs.readFileSync(`${cluster}/password`, 'utf8'),
  });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

let password = '';

describe('npm start, for the first time', () => {
  it(
    'says where the site is, who may log in and with what, once',
    async () => {
      const { said } = await start();
      expect(said()).toContain(`The site is at ${settings.SITE_URL}`);
      expect(said()).toContain(`Log in at     ${settings.SITE_URL}/786313login`);
      // What was set is known: an address does not belong in a log.
      expect(said()).not.toContain(email);
      const [, made = ''] = /e-mail\s+that of ADMIN_EMAIL\s+password\s+(\S+)/.exec(said()) ?? [];
      expect(made.length).toBeGreaterThan(11);
      password = made;
      expect(await logIn({ email, password })).toBe(200);
      expect(await logIn({ email, password: `${password}x` })).toBe(401);
      expect((await listProjects()).length).toBeGreaterThan(5);
    },
    slow,
  );

  it.concurrent('sends by itself what another program has put into the outbox, without anybody asking for a page', async () => {
    const key = 'put-in-by-another-program';
    const message = { to: 'office@example.com', subject: 'From elsewhere', html: '<p>x</p>', text: 'x' };
    mail.be('failing');
    await writeFromElsewhere(
      `insert into outbox (id, kind, label, payload, idempotency_key) values ($1, 'mail', 'enquiry to the team', $2, $1)`,
      [key, message],
    );
    await waitFor(() => expect(mail.requests).toContain(key), { timeout: 25_000 });
    mail.be('up');
    await writeFromElsewhere(`update outbox set next_attempt_at = now() where id = $1`, [key]);
    await waitFor(() => expect(mail.taken.get(key)?.subject).toBe('From elsewhere'), { timeout: 25_000 });
  }, 60_000);

  it.concurrent(
    'makes another admin by npm run admin:create, beside the running site',
    async () => {
      const { status, said } = await run(['run', 'admin:create', '--', 'Meera Pai', 'meera@example.com']);
      expect([status, said]).toEqual([0, expect.stringContaining('meera@example.com may log in now.')]);
      const [, made = ''] = /The password, shown only now: (\S+)/.exec(said) ?? [];
      expect(await logIn({ email: 'meera@example.com', password: made })).toBe(200);
    },
    slow,
  );

  it(
    'stops with Ctrl-C, and leaves nothing behind that listens',
    async () => {
      site?.interrupt();
      await site?.exited;
      expect(site?.said()).toContain('The database is stopped.');
      await expect(fetch(origin)).rejects.toThrow();
    },
    slow,
  );
});

describe('npm start, again', () => {
  it(
    'has the same people and the same content, and shows no password',
    async () => {
      const { said } = await start();
      expect(said()).not.toMatch(/password\s+\S/);
      expect(said()).not.toContain('Building the site');
      expect(await logIn({ email, password })).toBe(200);
    },
    slow,
  );

  it(
    'shows what npm run import adds, and what npm run demo:remove takes away',
    async () => {
      const file = path.join(folder, 'old.json');
      const project = { _id: '0'.repeat(23).concat('1'), name: 'Old Harbour', status: 'completed' };
      fs.writeFileSync(file, JSON.stringify({ projects: [project] }));
      const added = await run(['run', 'import', '--', file]);
      expect([added.status, added.said]).toEqual([
        0,
        expect.stringContaining('1 added, 0 updated, 0 unchanged, 0 skipped.'),
      ]);
      const [removed, missing] = await Promise.all([
        run(['run', 'demo:remove']),
        run(['run', 'import', '--', path.join(folder, 'none.json')]),
      ]);
      expect([removed.status, removed.said]).toEqual([0, expect.stringMatching(/Removed \d+ demo record/)]);
      await waitFor(
        async () => expect((await listProjects()).map(({ name }) => name)).toEqual(['Old Harbour']),
        { timeout: 15_000, interval: 300 },
      );
      expect([missing.status, missing.said]).toEqual([1, expect.stringContaining('cannot be read.')]);
    },
    slow,
  );
});

describe('npm run db:reset', () => {
  it(
    'does nothing where nobody can be asked, nor when the name that is typed is another',
    async () => {
      const [alone, wrong] = await Promise.all([
        run(['run', 'db:reset']),
        run(['run', 'db:reset'], {}, 'yes'),
      ]);
      expect([alone.status, alone.said]).toEqual([
        1,
        expect.stringContaining('Use --yes to reset without a question.'),
      ]);
      expect(wrong.said).toContain('This deletes everything in the database builder');
      expect([wrong.status, wrong.said]).toEqual([
        1,
        expect.stringContaining('The name does not match. Nothing was changed.'),
      ]);
      expect(await logIn({ email, password })).toBe(200);
      expect(await listProjects()).toHaveLength(1);
    },
    slow,
  );

  it(
    'empties the database when its name is typed',
    async () => {
      site?.interrupt();
      await site?.exited;
      const right = await run(['run', 'db:reset'], {}, 'builder');
      expect([right.status, right.said]).toEqual([0, expect.stringContaining('The database is empty.')]);
      // Nobody is there any more, so that the first admin can be made anew under the same address.
      const { status } = await run(['run', 'admin:create', '--', 'Owner', email]);
      expect(status).toBe(0);
    },
    slow,
  );
});
