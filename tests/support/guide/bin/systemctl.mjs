#!/usr/bin/env node
// Stands in for systemctl where systemd does not run: starts what a unit describes, as its user, with its settings and folders.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';

const unitFolder = '/etc/systemd/system';
const stateFolder = '/run/units';
const journalFolder = '/run/journal';
const stopMs = 30_000;

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const withSuffix = (name) => (/\.(service|timer)$/.test(name) ? name : `${name}.service`);

/** The settings of a unit, each with all its values; of a template, for this instance. */
function readUnit(unit) {
  const [, name, instance, suffix] = /^([^@]+)(?:@(.+))?(\.\w+)$/.exec(unit);
  const file = path.join(unitFolder, `${name}${instance === undefined ? '' : '@'}${suffix}`);
  if (!fs.existsSync(file)) stop(`Unit ${unit} not found: there is no ${file}.`);
  const settings = new Map();
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key) settings.set(key, [...(settings.get(key) ?? []), value.replaceAll('%i', instance ?? '')]);
  }
  const one = (key) => settings.get(key)?.at(-1);
  const words = (key) => (settings.get(key) ?? []).flatMap((value) => value.split(' ').filter(Boolean));
  return { name: unit, one, words, all: (key) => settings.get(key) ?? [] };
}

const pidFile = (unit) => path.join(stateFolder, unit);

/** Its first process; null when that has ended. */
function findPid(unit) {
  if (!fs.existsSync(pidFile(unit))) return null;
  const pid = fs.readFileSync(pidFile(unit), 'utf8');
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z') ? null : Number(pid);
  } catch {
    return null;
  }
}

/** What it may write; all else is shut, as ProtectSystem=strict has it. The folders have to be there, but for that of its state. */
function prepareFolders({ name, one, words }) {
  const [user, group] = [one('User'), one('Group')];
  const state = one('StateDirectory');
  const writable = [...words('ReadWritePaths')];
  const missing = writable.filter((folder) => !fs.existsSync(folder));
  if (missing.length > 0) stop(`${name}: ReadWritePaths names ${missing.join(', ')}, which is not there.`);
  if (!state) return writable;
  const folder = path.join('/var/lib', state);
  const args = ['-d', '-o', user, '-g', group, '-m', one('StateDirectoryMode') ?? '755', folder];
  if (!fs.existsSync(folder) && spawnSync('install', args).status !== 0) stop(`${folder} cannot be made.`);
  return [...writable, folder];
}

/** Shuts the folders of the machine but for those that are named, and becomes the user. */
const shutIn = `
set -eu
umask "$1"; user=$2; folder=$3; shift 3
mkdir -p /run/shut
count=0
for each in $WRITABLE; do count=$((count + 1)); mkdir -p /run/shut/$count; mount --bind "$each" /run/shut/$count; done
for each in /etc /srv /usr /var; do mount --bind "$each" "$each"; mount -o remount,bind,ro "$each"; done
count=0
for each in $WRITABLE; do count=$((count + 1)); mount --bind /run/shut/$count "$each"; done
unset WRITABLE
cd "$folder"
exec setpriv --reuid "$user" --regid "$user" --init-groups --no-new-privs --bounding-set=-all "$@"`;

async function start(unit) {
  const { one, all, ...rest } = readUnit(unit);
  if (unit.endsWith('.timer')) return void readUnit(unit.replace(/timer$/, 'service'));
  if (findPid(unit)) return;
  const writable = prepareFolders({ one, ...rest });
  const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' };
  for (const file of all('EnvironmentFile')) Object.assign(env, parseEnv(fs.readFileSync(file, 'utf8')));
  for (const line of all('Environment')) Object.assign(env, parseEnv(line));
  const [program, ...args] = one('ExecStart').split(' ');
  // The Node of this run, wherever it lies.
  const command = [program === '/usr/bin/node' ? process.execPath : program, ...args];
  for (const folder of [stateFolder, journalFolder]) fs.mkdirSync(folder, { recursive: true });
  const log = fs.openSync(path.join(journalFolder, unit), 'a');
  const child = spawn(
    'unshare',
    ['--mount', 'sh', '-c', shutIn, 'sh', one('UMask'), one('User'), one('WorkingDirectory'), ...command],
    { env: { ...env, WRITABLE: writable.join(' ') }, stdio: ['ignore', log, log], detached: true },
  );
  fs.writeFileSync(pidFile(unit), String(child.pid));
  if (one('Type') !== 'oneshot') return child.unref();
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) stop(`Job for ${unit} failed; see journalctl -u ${unit}.`);
}

async function end(unit) {
  const pid = findPid(unit);
  if (!pid) return;
  process.kill(pid, 'SIGTERM');
  for (const until = Date.now() + stopMs; findPid(unit) === pid; ) {
    if (Date.now() > until) stop(`${unit} does not stop.`);
    await sleep(20);
  }
}

/** The ports at which something listens. */
function listPorts() {
  const lines = ['tcp', 'tcp6'].flatMap((name) => fs.readFileSync(`/proc/net/${name}`, 'utf8').split('\n'));
  const listening = lines.map((line) => line.trim().split(/\s+/)).filter(([, , , state]) => state === '0A');
  return listening.map(([, local]) => Number.parseInt(local.split(':').at(-1), 16));
}

/**
 * What Debian's own unit of nginx does. nginx opens its ports after it was told to read its files: it is waited for.
 * The files are read here before that: `nginx -T` opens the ports as well, and the server would find them taken.
 */
async function controlNginx(verb) {
  if (verb !== 'reload') stop(`nginx cannot be told to ${verb} here.`);
  const config = spawnSync('nginx', ['-T'], { encoding: 'utf8' }).stdout;
  const { status } = spawnSync('nginx', ['-s', 'reload'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  const wanted = [...config.matchAll(/^\s*listen\s+(?:\S*:)?(\d+)/gm)].map(([, port]) => Number(port));
  for (const until = Date.now() + stopMs; !wanted.every((port) => listPorts().includes(port)); ) {
    if (Date.now() > until) stop(`nginx does not listen at ${wanted.join(', ')}.`);
    await sleep(20);
  }
  process.exit(0);
}

const [verb, ...rest] = process.argv.slice(2);
const isNow = rest.includes('--now');
const units = rest.filter((word) => word !== '--now');
if (units[0] === 'nginx') await controlNginx(verb);

/** Those that run, where the name is a pattern. */
const expand = (name) =>
  name.includes('*')
    ? fs.readdirSync(stateFolder).filter((unit) => unit.startsWith(name.slice(0, name.indexOf('*'))))
    : [withSuffix(name)];

for (const unit of units.flatMap(expand)) {
  if (verb === 'enable') {
    readUnit(unit);
    if (isNow) await start(unit);
  } else if (verb === 'start') await start(unit);
  else if (verb === 'stop') await end(unit);
  else if (verb === 'restart') {
    await end(unit);
    await start(unit);
  } else stop(`The stand-in of systemctl does not know ${verb}.`);
}
if (units.length === 0 && verb !== 'daemon-reload') stop(`The stand-in of systemctl does not know ${verb}.`);
