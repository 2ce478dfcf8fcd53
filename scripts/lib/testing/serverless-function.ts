import fs from 'node:fs';
import path from 'node:path';

const launcherFolder = 'tests/support/serverless/launcher';

/** The host provides these, so no function contains them. */
const hostPackages = ['next', '@next/env', '@swc/helpers', 'styled-jsx', 'react', 'react-dom'];
const isUnused = (file: string) => /\.map$|\.d\.ts$|\.dev\.js$|next\/dist\/(esm|docs)(\/|$)/.test(file);

const traceSuffix = '.nft.json';

const listFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const readTrace = (trace: string): string[] =>
  (JSON.parse(fs.readFileSync(trace, 'utf8')) as { files: string[] }).files.map((file) =>
    path.join(path.dirname(trace), file),
  );

const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((bytes, file) => bytes + fs.statSync(file).size, 0);

function copyFiles(files: Iterable<string>, from: string, to: string): void {
  for (const file of files) {
    const target = path.join(to, path.relative(from, file));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.cpSync(file, target, { recursive: true, verbatimSymlinks: true });
  }
}

const isPrerendered = (file: string) => /\.(html|meta|rsc|body)$|\.segments\//.test(file);

export function packFunction(distDir: string, folder: string) {
  const functionFolder = path.join(folder, 'function');
  const cacheFolder = path.join(folder, 'cache');
  const built = listFiles(distDir).filter((file) => !path.relative(distDir, file).startsWith('cache'));
  const traces = built.filter((file) => file.endsWith(traceSuffix));
  const server = new Set(traces.filter((file) => path.dirname(file) === distDir).flatMap(readTrace));
  const routes = traces
    .filter((file) => path.dirname(file) !== distDir)
    .map((file) => new Set(readTrace(file)));
  const traced = new Set([...server, ...routes.flatMap((files) => [...files])]);

  const kept = built.filter((file) => !file.endsWith(traceSuffix) && !file.startsWith(`${distDir}/static/`));
  copyFiles(new Set([...traced, ...kept, 'package.json']), '', functionFolder);
  copyFiles(built.filter(isPrerendered), path.join(distDir, 'server'), cacheFolder);
  // Next lists these files, though the host sends them.
  for (const name of ['public', path.join(distDir, 'static')])
    fs.mkdirSync(path.join(functionFolder, name), { recursive: true });
  for (const name of hostPackages) {
    const folderOf = path.join('node_modules', name);
    fs.cpSync(folderOf, path.join(functionFolder, folderOf), {
      recursive: true,
      filter: (file) => !isUnused(file),
    });
  }
  fs.cpSync(launcherFolder, path.join(functionFolder, 'launcher'), { recursive: true });
  return {
    functionFolder,
    cacheFolder,
    functionBytes: {
      largest: Math.max(...routes.map((files) => sizeOf(new Set([...files, ...server])))),
      all: sizeOf(traced),
    },
  };
}
