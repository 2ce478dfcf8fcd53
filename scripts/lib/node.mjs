// Plain JavaScript for an old Node: run.mjs needs it first.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { toDiskSentence } from './disk-error.mjs';

/** The oldest Node that npm and Prisma accept. */
export const leastNode = '20.19';
/** The oldest Node that runs the project itself. */
export const oldestNode = '22.12';
const downloadedNode = '24';

const toNumbers = (version) => version.split('.').map(Number);

function isAtLeast(version, least) {
  const [major, minor] = toNumbers(version);
  const [leastMajor, leastMinor] = toNumbers(least);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

export const isStartable = (version) => isAtLeast(version, leastNode);

/** Prisma refuses Node 23. */
export const isSupported = (version) => isAtLeast(version, oldestNode) && toNumbers(version)[0] !== 23;

/** npm names its file, and Windows has no program of the plain name. */
const npm = process.env.npm_execpath
  ? [process.execPath, [process.env.npm_execpath]]
  : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];

const programIn = (folder) =>
  path.join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** After this a download was killed, even if another process has its id. */
const longestDownloadMs = 3_600_000;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

export function removeLeftovers(folder) {
  const parent = path.dirname(folder);
  const start = `${path.basename(folder)}-`;
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(start))) {
    const left = path.join(parent, name);
    try {
      const isRecent = Date.now() - statSync(left).mtimeMs < longestDownloadMs;
      if (!isRecent || !isRunning(Number.parseInt(name.slice(start.length), 10)))
        rmSync(left, { recursive: true, force: true });
    } catch {
      // Another user owns it, or another command has just moved it.
    }
  }
}

/** @throws Error with a sentence that says which Node to install. */
function download(folder) {
  const problem = (reason) =>
    new Error(
      `Node ${process.versions.node} is not supported, and Node ${downloadedNode} could not be downloaded (${reason}): install Node ${downloadedNode} from https://nodejs.org and try again.`,
    );
  console.log(
    `Node ${process.versions.node} is not supported: downloading Node ${downloadedNode} into ${path.relative('.', folder)}, once.`,
  );
  let making;
  try {
    mkdirSync(path.dirname(folder), { recursive: true });
    removeLeftovers(folder);
    making = mkdtempSync(`${folder}-${process.pid}-`);
    // Other users run the commands too.
    chmodSync(making, 0o755);
  } catch (error) {
    throw problem(toDiskSentence(error) ?? error.message);
  }
  try {
    const [program, first] = npm;
    const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    const limits = ['--fetch-retries=1', '--fetch-timeout=60000'];
    // The install script of the package places the program.
    const args = [...first, 'install', '--prefix', '.', '--ignore-scripts=false', ...options, ...limits];
    const { status, stderr, error } = spawnSync(program, [...args, `node@${downloadedNode}`], {
      cwd: making,
      encoding: 'utf8',
      shell: program.endsWith('.cmd'),
    });
    if (status !== 0 || !existsSync(programIn(making))) {
      const [, code] = /npm (?:error|ERR!) code (\w+)/.exec(stderr ?? '') ?? [];
      throw problem(code ?? error?.message ?? 'npm failed');
    }
    try {
      renameSync(making, folder);
    } catch (error) {
      if (!existsSync(programIn(folder))) throw problem(toDiskSentence(error) ?? error.message);
    }
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

function findOwnNode(root) {
  const folder = path.join(root, '.node', `${downloadedNode}-${process.platform}-${process.arch}`);
  if (!existsSync(programIn(folder))) download(folder);
  return programIn(folder);
}

export function runWithOwnNode(root, args) {
  const node = findOwnNode(root);
  const PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const child = spawn(node, args, { stdio: 'inherit', env: { ...process.env, PATH } });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // On Windows Ctrl-C reaches both processes, and `kill` would end the child at once.
  const pass = (signal) => process.platform !== 'win32' && child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  if (process.env.npm_lifecycle_event) {
    // npm signals the shell between us, which ends and passes nothing on.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
  }
  child.once('error', (error) => {
    console.error(`${node} could not be started: ${error.message}. Delete the folder .node and try again.`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
