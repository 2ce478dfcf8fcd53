import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folders = ['app', 'components', 'lib', 'scripts', 'server'];
const isSource = (file: string) => /\.tsx?$/.test(file) && !file.includes('.test.');

const sources = new Set(
  folders
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter(isSource),
);

/** The files that a file imports, for types too. */
function listImports(file: string): string[] {
  const specifiers = fs
    .readFileSync(file, 'utf8')
    .matchAll(/(?:from|import)\s*\(?\s*'(@\/|\.[^']*\/)([^']+)'/g);
  return [...specifiers].flatMap(([, start = '', rest = '']) => {
    const target = path.join(start === '@/' ? '' : path.join(path.dirname(file), start), rest);
    return [target, `${target}.ts`, `${target}.tsx`].filter((name) => sources.has(name));
  });
}

function findCycle(imports: (file: string) => string[], files: Iterable<string>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports(file)) {
      const cycle = visit(next, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of files) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

/** Entries of one folder that import each other; an entry is a folder, or a file directly in it. */
type FolderCycle = { folder: string; entries: string[]; imports: string[] };
type Import = { folder: string; from: string; to: string; line: string };

/** An import is one between two entries of the deepest folder that has both files. */
function toImport(from: string, to: string): Import {
  const [first, second] = [from.split('/'), to.split('/')];
  const depth = first.findIndex((part, index) => part !== second[index]);
  const folder = first.slice(0, depth).join('/') || '.';
  return { folder, from: first[depth] ?? '', to: second[depth] ?? '', line: `${from} > ${to}` };
}

function listReached(start: string, imports: Import[]): Set<string> {
  const reached = new Set<string>();
  const queue = [start];
  for (const entry of queue) {
    for (const { from, to } of imports) {
      if (from !== entry || reached.has(to)) continue;
      reached.add(to);
      queue.push(to);
    }
  }
  return reached;
}

const findFolderCycles = (files: [from: string, to: string][]): FolderCycle[] =>
  [
    ...Map.groupBy(
      files.map((pair) => toImport(...pair)),
      ({ folder }) => folder,
    ),
  ].flatMap(([folder, imports]) => {
    const reached = new Map(imports.map(({ from }) => [from, listReached(from, imports)]));
    const groups = [...reached].map(([entry, its]) =>
      [...its].filter((other) => reached.get(other)?.has(entry)).sort(),
    );
    return [...new Map(groups.map((group) => [group.join(), group])).values()]
      .filter((entries) => entries.length > 0)
      .map((entries) => {
        const inside = imports.filter(({ from, to }) => entries.includes(from) && entries.includes(to));
        return { folder, entries, imports: inside.map(({ line }) => line) };
      });
  });

test('no file imports itself by way of others, not for a type either', () => {
  expect(sources.size).toBeGreaterThan(500);
  expect(listImports('lib/server/storage/storage.ts')).toContain('lib/server/storage/local-disk.ts');
  expect(listImports('server/http-server.ts')).toContain('server/answers/answers.ts');
  expect(findCycle(listImports, sources)).toBeNull();
});

test('no folder at any depth has a cycle of imports', () => {
  const pairs = [...sources].flatMap((from) => listImports(from).map((to): [string, string] => [from, to]));
  expect(findFolderCycles(pairs)).toEqual([]);
});

test('a cycle of files is found with its way', () => {
  const imports: Record<string, string[]> = { a: ['b'], b: ['c', 'd'], c: [], d: ['b'] };
  expect(findCycle((file) => imports[file] ?? [], ['a'])).toEqual(['b', 'd', 'b']);
});

test('a cycle of folders is found below other folders, and with a file that is in none', () => {
  const imports: [string, string][] = [
    ['lib/a/b/c/one.ts', 'lib/a/b/d/two.ts'],
    ['lib/a/b/d/three.ts', 'lib/a/b/loose.ts'],
    ['lib/a/b/loose.ts', 'lib/a/b/c/four.ts'],
    ['lib/a/b/c/one.ts', 'lib/a/e/five.ts'],
  ];
  expect(findFolderCycles(imports)).toEqual([
    {
      folder: 'lib/a/b',
      entries: ['c', 'd', 'loose.ts'],
      imports: [
        'lib/a/b/c/one.ts > lib/a/b/d/two.ts',
        'lib/a/b/d/three.ts > lib/a/b/loose.ts',
        'lib/a/b/loose.ts > lib/a/b/c/four.ts',
      ],
    },
  ]);
  expect(findFolderCycles(imports.slice(1))).toEqual([]);
});
