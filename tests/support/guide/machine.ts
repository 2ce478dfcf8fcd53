import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { copyBuild } from '../../../scripts/lib/build/build-folders';
import { readStamp, writeStamp } from '../../../scripts/lib/build/build-stamp';
import { isReachable } from '../../../scripts/lib/database/postgres-home';
import { endChild, hasExited, runQuietly } from '../../../scripts/lib/processes';
import { canInstall, findFile, inPath, installByApt } from '../../../scripts/lib/programs/apt';
import { makeTempFolder } from '../../../scripts/lib/temp-folder';

export type Machine = {
  /** Where the sources that are tested can be cloned from. */
  repository: string;
  /** Runs a script of bash as this user, and answers what it printed. @throws Error with that when a command of it fails. */
  run(script: string, options?: { user?: 'person' | 'root'; input?: string | Buffer }): Promise<string>;
  stop(): Promise<void>;
};

const support = 'tests/support/guide';

/** The programs that the guide takes for granted, and the packages of Debian that have them. */
const programs = {
  git: 'git',
  curl: 'curl',
  nginx: 'nginx-light',
  sudo: 'sudo',
  ip: 'iproute2',
  openssl: 'openssl',
  pg_createcluster: 'postgresql',
};

/** Installs PostgreSQL without a database of its own on this machine. */
function installQuietly(packages: string[]): void {
  const file = '/etc/postgresql-common/createcluster.d/builder-site-tests.conf';
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, 'create_main_cluster = false\n');
  installByApt(...packages);
  fs.rmSync(file);
}

/** @throws Error that says what to do where this machine cannot have another one on it. */
function requireMachine(): void {
  const findMissing = () =>
    Object.entries(programs).flatMap(([program, name]) => (findFile(inPath(program)) ? [] : [name]));
  if (findMissing().length > 0 && canInstall()) installQuietly(findMissing());
  if (findMissing().length > 0)
    throw new Error(`The guide needs more programs. Run: apt-get install ${findMissing().join(' ')}`);
  if (spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true']).status !== 0)
    throw new Error(
      'The guide is run as root, in namespaces of its own, which this machine refuses. Run: sudo npm run test:all -- guide; in a container with --privileged.',
    );
}

/** A repository of one commit with what git would take of the tree, whether it is a clone or not. */
async function makeRepository(folder: string): Promise<string> {
  const repository = path.join(folder, 'repository.git');
  const inTree = ['--git-dir', repository, '--work-tree', '.'];
  const author = ['-c', 'user.name=Guide', '-c', 'user.email=guide@example.com'];
  await runQuietly('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', repository]);
  await runQuietly('git', ['-c', 'core.compression=0', ...inTree, 'add', '--all']);
  await runQuietly('git', [
    ...inTree,
    ...author,
    'commit',
    '--quiet',
    '--message',
    'The tree that is tested',
  ]);
  return repository;
}

/** The build of this run, as it is where the site is called this. */
function takeBuild(from: string, to: string, siteUrl: string): void {
  const built = readStamp(from);
  if (!built) throw new Error(`There is no build in ${from}.`);
  copyBuild(from, to);
  writeStamp(to, { ...built.stamp, siteUrl });
}

/** The programs that stand in for what the machine lacks, before all others, and the Node of this run. */
function makePrograms(folder: string): void {
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin);
  for (const name of fs.readdirSync(`${support}/bin`)) {
    const program = path.join(bin, path.parse(name).name);
    fs.copyFileSync(path.join(support, 'bin', name), program);
    fs.chmodSync(program, 0o755);
  }
  // They are modules, whatever their names.
  fs.writeFileSync(path.join(bin, 'package.json'), '{ "type": "module" }');
  const node = path.join(bin, 'node');
  if (isReachable(path.dirname(process.execPath))) fs.symlinkSync(process.execPath, node);
  else fs.copyFileSync(process.execPath, node);
}

/** What a shell begins with: nothing of this run comes in. */
const bareEnvironment = (before = '') =>
  ({
    PATH: `${before}/usr/sbin:/usr/bin:/sbin:/bin`,
    LANG: 'C.UTF-8',
    HOME: '/tmp',
  }) as unknown as NodeJS.ProcessEnv;

/** The first process of the machine, as this one sees it. */
function findFirst(child: ChildProcess): string {
  const [first = ''] = fs.readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
  return first;
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes('ready') && resolve());
    child.once('exit', () => reject(new Error(`The machine of the guide did not start:\n${said}`)));
    child.once('error', reject);
  });
}

/**
 * A machine as the guide takes it for granted: Debian's PostgreSQL, nginx and sudo with a network, a disk and users of its own,
 * and a person who may use sudo. It is this one's system in namespaces; with it ends all that runs on it.
 */
export async function startMachine(build: string, siteUrl: string): Promise<Machine> {
  requireMachine();
  const folder = makeTempFolder('guide');
  takeBuild(build, path.join(folder, 'build'), siteUrl);
  makePrograms(folder);
  const repository = await makeRepository(folder);
  const child = spawn(
    'unshare',
    // biome-ignore format: one line reads as the command it is
    ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', 'bash', `${support}/machine.sh`, folder, fs.realpathSync('node_modules')],
    { stdio: ['pipe', 'pipe', 'pipe'], env: bareEnvironment() },
  );
  await waitUntilReady(child);
  const inside = ['--target', findFirst(child), '--mount', '--net', '--pid'];
  return {
    repository,
    async run(script, { user = 'person', input = '' } = {}) {
      const who = ['--reuid', user, '--regid', user, '--init-groups'];
      // Without a terminal: what asks for a password reads it from the input.
      const shell = ['setsid', '--wait', 'bash', '--norc', '-euo', 'pipefail', '-c', script];
      const started = spawn('nsenter', [...inside, 'setpriv', ...who, ...shell], {
        stdio: ['pipe', 'pipe', 'pipe'],
        env: bareEnvironment(`${folder}/bin:`),
      });
      started.stdin.on('error', () => {});
      started.stdin.end(input);
      const [printed, failed] = await Promise.all([text(started.stdout), text(started.stderr)]);
      if (!hasExited(started)) await new Promise((resolve) => started.once('exit', resolve));
      if (started.exitCode !== 0) throw new Error(`${failed}${printed}\nin:\n${script}`);
      return printed;
    },
    async stop() {
      child.stdin?.end();
      await endChild(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
