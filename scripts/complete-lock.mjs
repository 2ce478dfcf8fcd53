#!/usr/bin/env node
// npm omits optional packages that its registry lacks, and `npm ci` refuses the rest. npm 10 drops `libc`, hence `save=false` in `.npmrc`.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';

const file = 'package-lock.json';
const systems = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
];
const processors = ['x64', 'arm64', 'ia32', 'arm', 'riscv64', 'ppc64', 's390x', 'loong64', 'wasm32'];

function* searchFolders(from) {
  for (let folder = from; ; ) {
    yield folder === '' ? 'node_modules' : `${folder}/node_modules`;
    if (folder === '') return;
    const end = folder.lastIndexOf('/node_modules/');
    folder = end < 0 ? '' : folder.slice(0, end);
  }
}

function hasPackage(packages, from, name) {
  for (const folder of searchFolders(from)) if (packages[`${folder}/${name}`]) return true;
  return false;
}

export function toPlatform(name) {
  const words = (name.split('/').pop() ?? '').split('-').map((word) => (word === 'windows' ? 'win32' : word));
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (cpu.length === 0 && words.some((word) => word.endsWith('eabihf') || word.endsWith('eabi')))
    cpu.push('arm');
  if (os.length === 0 && cpu.length === 0) return null;
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(os.length > 0 ? { os } : {}),
    ...(words.includes('musl') ? { libc: ['musl'] } : words.includes('gnu') ? { libc: ['glibc'] } : {}),
  };
}

export function findMissing(packages) {
  const missing = {};
  for (const [from, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!/^\d/.test(version) || hasPackage(packages, from, name)) continue;
      const platform = toPlatform(name);
      if (platform)
        missing[`node_modules/${name}`] = {
          version,
          optional: true,
          ...(entry.dev ? { dev: true } : {}),
          ...platform,
        };
    }
  }
  return missing;
}

export function findUnchecked(packages) {
  const unchecked = Object.entries(packages).filter(([place, entry]) => place !== '' && !entry.integrity);
  return unchecked.map(([place, { version }]) => [
    place,
    `${place.slice(place.lastIndexOf('node_modules/') + 13)}@${version}`,
  ]);
}

const firstKeys = [
  'name',
  'version',
  'lockfileVersion',
  'resolved',
  'integrity',
  'requires',
  'packages',
  'dependencies',
];

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** In npm's order of keys, so that `npm install` changes nothing. */
export function serialize(lock) {
  const rank = (key) => (firstKeys.includes(key) ? firstKeys.indexOf(key) : firstKeys.length);
  const inOrder = (_key, value) => {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).sort(
      ([a, one], [b, other]) =>
        Number(isObject(one)) - Number(isObject(other)) || rank(a) - rank(b) || a.localeCompare(b, 'en'),
    );
    return Object.fromEntries(entries);
  };
  return `${JSON.stringify(lock, inOrder, 2)}\n`;
}

const run = promisify(execFile);

async function readMetadata(name) {
  try {
    const { stdout } = await run('npm', ['view', name, '--json', 'dist.integrity', 'license']);
    const { 'dist.integrity': integrity, license } = JSON.parse(stdout);
    return { integrity, ...(license && { license }) };
  } catch {
    return null;
  }
}

export function findFault(text, project) {
  const lock = JSON.parse(text);
  const names = Object.keys(findMissing(lock.packages));
  if (names.length > 0) return `lacks ${names.join(', ')}`;
  for (const group of ['dependencies', 'devDependencies'])
    if (serialize(lock.packages[''][group] ?? {}) !== serialize(project[group] ?? {}))
      return `does not have the ${group} of package.json`;
  return text === serialize(lock) ? null : 'is not in the order that npm writes';
}

/** npm 10 drops the C library of a package. */
export function restoreLibc(packages, former) {
  for (const [place, entry] of Object.entries(packages)) {
    const libc = former[place]?.libc ?? (entry.optional ? toPlatform(place)?.libc : undefined);
    if (libc && !entry.libc) entry.libc = libc;
  }
}

const readLock = () => fs.readFileSync(file, 'utf8');

async function main() {
  if (process.argv.includes('--check')) {
    const fault = findFault(readLock(), JSON.parse(fs.readFileSync('package.json', 'utf8')));
    if (!fault) return console.log(`${file} is complete.`);
    console.error(`${file} ${fault}: run npm run lock:complete.`);
    process.exitCode = 1;
    return;
  }
  const { packages: former } = JSON.parse(readLock());
  await run('npm', ['install', '--save', '--package-lock-only', '--no-audit', '--no-fund']);
  const lock = JSON.parse(readLock());
  restoreLibc(lock.packages, former);
  const missing = findMissing(lock.packages);
  const names = Object.keys(missing);
  const packages = { ...lock.packages, ...missing };
  const unknown = [];
  for (const [place, name] of findUnchecked(packages)) {
    const metadata = await readMetadata(name);
    if (metadata) packages[place] = { ...packages[place], ...metadata };
    else unknown.push(name);
  }
  fs.writeFileSync(file, serialize({ ...lock, packages }));
  console.log(`Added ${names.length} packages to ${file}.`);
  if (unknown.length > 0) console.log(`The registry knows no checksum of ${unknown.join(', ')}.`);
}

if (import.meta.url === new URL(process.argv[1] ?? '', 'file:').href) await main();
