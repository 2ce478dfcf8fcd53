import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBlocks } from '../support/guide/blocks';
import { follow, makeWalk, type Walk } from '../support/guide/follow';
import { startMachine } from '../support/guide/machine';
import { addBrand, ask, sendEnquiry, tryPasswords } from '../support/guide/visitor';
import { makeJpeg } from '../support/records/picture';

const blocks = readBlocks(fs.readFileSync('docs/operations.md', 'utf8'));
let walk: Walk;
let logoPath = '';

/** The id of a request that the guide looks for in the log. */
const exampleId = '3f2a9c1e';
/** The releases of the guide, by the words that it has for them. */
const before = /releases\/(\d{4}-\d\d-\d\d)/.exec(blocks.map(({ text }) => text).join('\n'))?.[1] ?? '';
const words = { PASSWORD: 'a-long-password-7', BEFORE: before, NEW: '2026-12-01' };
const folderOf = (release: string) => `/srv/builder-site/releases/${release}`;

const both = ['builder-site@3000', 'builder-site@3001'];
/** What was asked in the enquiries of a database, in their order. */
const listEnquiries = async (database: string) =>
  (
    await walk.asRoot(
      `sudo -u postgres psql -At ${database} -c 'select message from enquiry order by created_at'`,
    )
  )
    .split('\n')
    .filter(Boolean);
const readPids = async () => Promise.all(both.map((unit) => walk.asRoot(`cat /run/units/${unit}.service`)));
/** The folders that both instances run in. */
const readFolders = async () =>
  Promise.all((await readPids()).map(async (pid) => (await walk.asRoot(`readlink /proc/${pid}/cwd`)).trim()));
async function restart(): Promise<void> {
  for (const block of blocks.filter(({ heading }) => heading.startsWith('Two instances')))
    await follow(walk, block);
}

/** Waits as a person does who looks at the journal, and visits the site then. */
async function expectServed(): Promise<void> {
  const patience = '--retry 240 --retry-delay 1 --retry-connrefused --retry-max-time 240';
  for (const port of [3000, 3001])
    await walk.asRoot(`curl -fso /dev/null ${patience} http://127.0.0.1:${port}/api/health/ready`);
  for (const [path, text] of [
    ['/', 'html'],
    ['/api/brands', logoPath],
    [logoPath, ''],
  ] as const) {
    const { status, body } = await ask(walk.machine, path);
    expect([path, status, body.includes(text)]).toEqual([path, 200, true]);
  }
}

type Check = [title: string, check: () => Promise<void>];

/** What holds once the blocks under a heading were followed. */
const checks: Record<string, Check> = {
  'A user and a place': [
    'the release is served by a link, and belongs to the user of the service',
    async () => {
      expect(await walk.asRoot('stat -c %U /srv/builder-site/current/ /srv/builder-site/current/site')).toBe(
        'builder\nbuilder\n',
      );
    },
  ],
  'The database': [
    'the log of the database names no address of a visitor',
    async () =>
      expect(await walk.asRoot("sudo -u postgres psql -Atc 'show log_error_verbosity'")).toBe('terse\n'),
  ],
  'The settings': [
    'the secrets are kept from who is neither root nor the service',
    async () =>
      expect(await walk.asRoot('stat -c "%a %U %G" /etc/builder-site.env')).toBe('640 root builder\n'),
  ],
  'The service': [
    'both instances serve, as their user, on the loopback alone, and keep no password in their settings',
    async () => {
      for (const pid of await readPids()) {
        expect(await walk.asRoot(`stat -c %U /proc/${pid}`)).toBe('builder\n');
        expect((await ask(walk.machine, 'http://127.0.0.1:3000/api/health/ready')).status).toBe(200);
      }
      expect(await walk.asRoot('awk \'$4 == "0A" { print $2 }\' /proc/net/tcp /proc/net/tcp6')).not.toMatch(
        /^0+:0BB[89]$/m,
      );
    },
  ],
  TLS: [
    'a page comes by HTTP/2, a plain page leads there, the plain API is refused, and what is sent arrives',
    async () => {
      const page = await ask(walk.machine, '/');
      expect([page.version, page.status, page.headers.get('x-request-id')]).toEqual([
        'HTTP/2',
        200,
        expect.stringMatching(/^[0-9a-f]{32}$/),
      ]);
      const plain = await ask(walk.machine, 'http://example.com/projects');
      expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://example.com/projects']);
      expect((await ask(walk.machine, 'http://example.com/api/brands')).status).toBe(403);
      const journal = await walk.asRoot('cat /run/journal/*');
      const [, email, password] = /e-mail +(\S+)\s+password +(\S+)/.exec(journal) ?? [];
      logoPath = await addBrand(walk.machine, { email, password }, await makeJpeg(7));
      await sendEnquiry(walk.machine, 'before the backup');
      await expectServed();
    },
  ],
  Logs: [
    'what is set of the journal is known to systemd',
    async () => {
      const set = await walk.asRoot('cat /etc/systemd/journald.conf.d/builder-site.conf');
      const known = await walk.asRoot('cat /etc/systemd/journald.conf || true');
      const names = set.split('\n').filter((line) => line.includes('='));
      expect(names.length).toBeGreaterThan(0);
      for (const line of known ? names : []) expect(known).toContain(`#${line.split('=')[0]}=`);
    },
  ],
  'Two instances, and a restart that drops nothing': [
    'both instances were started anew, and none is drained any more',
    async () => {
      expect(await walk.asRoot('ls /run/builder-site')).toBe('');
      await expectServed();
    },
  ],
  Backup: [
    'the backup is there for its owner alone',
    async () => {
      const [mode, owner, ...more] = (await walk.asRoot('stat -c "%a %U" /var/backups/builder-site/*'))
        .trim()
        .split(/\s/);
      expect([mode, owner, more]).toEqual(['600', 'builder', []]);
    },
  ],
  'Each night': [
    'the night’s own backup lies beside it',
    async () => {
      expect((await walk.asRoot('ls /var/backups/builder-site')).trim().split('\n')).toHaveLength(2);
      await sendEnquiry(walk.machine, 'after the backup');
    },
  ],
  'A trial': [
    'the backup is whole elsewhere: its records, its enquiries and every picture',
    async () => {
      expect(await listEnquiries('builder_trial')).toEqual(['before the backup']);
      const [own, tried] = ['builder-site', 'builder-site-trial'].map((name) => `/var/lib/${name}/uploads`);
      const unlike = await walk.asRoot(`diff -r --exclude owner ${tried} ${own} || true`);
      // What was made of a picture since the backup is only here.
      expect(unlike.split('\n').filter((line) => line && !line.startsWith(`Only in ${own}`))).toEqual([]);
      await walk.asRoot(`test -s ${tried}${logoPath.replace('/uploads', '')}`);
    },
  ],
  'Last night again': [
    'the site is that of the backup, and serves',
    async () => {
      expect(await listEnquiries('builder')).toEqual(['before the backup']);
      await expectServed();
    },
  ],
  'Content between sites': [
    'content that was taken out comes back without a change',
    async () => {
      await walk.asRoot('test -s /srv/builder-site/current/content.tar.gz');
      await expectServed();
    },
  ],
  Upgrades: [
    'the restart of both instances serves the new release, with what was there',
    async () => {
      await restart();
      expect(await readFolders()).toEqual(Array(2).fill(folderOf(words.NEW)));
      await sendEnquiry(walk.machine, 'after the upgrade');
      await expectServed();
    },
  ],
  Back: [
    'the release before serves the backup of before the upgrade, and the database of the new one is kept',
    async () => {
      await expectServed();
      expect(await readFolders()).toEqual(Array(2).fill(folderOf(words.BEFORE)));
      expect(await listEnquiries('builder_before')).toEqual(['before the backup']);
      expect(await listEnquiries('builder')).toEqual(['before the backup', 'after the upgrade']);
    },
  ],
};

let isBroken = false;
/** A step of the walk: without the one before it says nothing. */
const step = (title: string, work: () => Promise<void>) =>
  test(title, async () => {
    expect(isBroken, 'a step before it failed').toBe(false);
    isBroken = true;
    await work();
    isBroken = false;
  }, 300_000);

beforeAll(async () => {
  walk = makeWalk(await startMachine(process.env.TEST_BUILD ?? '', 'https://example.com'), words);
}, 120_000);

afterAll(() => walk?.machine.stop(), 60_000);

for (const [index, block] of blocks.entries()) {
  const { heading, line, text } = block;
  step(`line ${line}, ${heading}: ${text.split('\n')[0]}`, async () => {
    if (text.includes(exampleId)) walk.words[exampleId] = await tryPasswords(walk.machine);
    await follow(walk, block);
  });
  const check = blocks[index + 1]?.heading === heading ? undefined : checks[heading];
  if (check) step(`${heading}: ${check[0]}`, check[1]);
}

test('each check follows a block, and each word that stands for something is one of the guide', () => {
  const headings = blocks.map(({ heading }) => heading);
  expect(Object.keys(checks).filter((heading) => !headings.includes(heading))).toEqual([]);
  const all = blocks.map(({ text }) => text).join('\n');
  expect([...Object.keys(words), exampleId].filter((word) => !all.includes(word))).toEqual([]);
});
