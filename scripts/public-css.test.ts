import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

function findModule(from: string, name: string): string | undefined {
  if (!/^(@\/|\.)/.test(name)) return undefined;
  const base = name.startsWith('@/')
    ? path.join(root, name.slice(2))
    : path.resolve(path.dirname(from), name);
  return [`${base}.tsx`, `${base}.ts`].find((file) => fs.existsSync(file));
}

/** Adds `file` and all that it imports. */
function follow(file: string, reached: Set<string>): void {
  if (reached.has(file)) return;
  reached.add(file);
  for (const [, name = ''] of fs.readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    const next = findModule(file, name);
    if (next) follow(next, reached);
  }
}

const listFiles = (folder: string, pattern: RegExp) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !name.includes('.test.'))
    .map((name) => path.join(root, folder, name));

/** The files that a source names: a folder whole, or some of its files. */
function listNamed(source: string): string[] {
  const [, before = source, names = '', after = ''] = /^([^{]*)\{(.*)\}(.*)$/.exec(source) ?? [];
  return names
    .split(',')
    .map((name) => `${before}${name}${after}`)
    .flatMap((each) => (path.extname(each) ? [path.join(root, each)] : listFiles(each, /\.tsx$/)));
}

test('the stylesheet of the public pages is made of exactly the components that they draw', () => {
  const reached = new Set<string>();
  for (const file of [
    ...listFiles('app/(site)', /\.tsx?$/),
    ...listFiles('app/api', /\.tsx?$/),
    path.join(root, 'app/global-not-found.tsx'),
  ]) {
    follow(file, reached);
  }
  const drawn = listFiles('components', /\.tsx$/).filter((file) => reached.has(file));
  const css = fs.readFileSync(path.join(root, 'app/public.css'), 'utf8');
  const sources = [...css.matchAll(/@source "\.\.\/(components\/[^"]+)"/g)].map(([, glob = '']) => glob);
  const named = sources.flatMap(listNamed).filter((file) => file.endsWith('.tsx'));
  const short = (files: string[]) => files.map((file) => path.relative(root, file)).sort();
  expect(short(named)).toEqual(short(drawn));
});
