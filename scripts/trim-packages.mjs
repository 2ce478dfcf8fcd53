#!/usr/bin/env node
// `npm ci` restores them (docs/decisions/platform.md).
import fs from 'node:fs';
import path from 'node:path';

export const needless = [
  /\.[cm]?(js|ts|css)\.map$/,
  /^@prisma\/client\/runtime\/query_compiler_.*\.(cockroachdb|mysql|sqlite|sqlserver)\./,
  // Prisma needs these for commands other than `generate`.
  /^prisma\/build\/(query_compiler_|schema_engine_bg\.wasm|studio\.)/,
  /^@prisma\/studio-core\/dist\/(ui\/|metafile-)/,
  /^@prisma\/dev\/dist\/runtime-assets\//,
  /^@electric-sql\/pglite\/dist\//,
  /^elkjs\/lib\//,
];

export const isNeedless = (file) => needless.some((pattern) => pattern.test(file));

export function findNeedless(root) {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isNeedless(path.relative(root, file).split(path.sep).join('/')));
}

function main() {
  const files = findNeedless(path.join(import.meta.dirname, '../node_modules'));
  const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
  for (const file of files) fs.rmSync(file);
  console.log(`Took ${files.length} files out of node_modules, ${Math.round(bytes / 2 ** 20)} MB.`);
}

if (import.meta.url === new URL(process.argv[1] ?? '', 'file:').href) main();
