import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folders = ['app', 'components', 'lib', 'scripts'];
const isSource = (file: string) => /\.tsx?$/.test(file) && !file.includes('.test.');

const sources = new Set(
  folders
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter(isSource),
);

/** The files that a file names, for types too. */
function listImports(file: string): string[] {
  const specifiers = fs
    .readFileSync(file, 'utf8')
    .matchAll(/(?:from|import)\s*\(?\s*'(@\/|\.[^']*\/)([^']+)'/g);
  return [...specifiers].flatMap(([, start = '', rest = '']) => {
    const target = path.join(start === '@/' ? '' : path.join(path.dirname(file), start), rest);
    return [target, `${target}.ts`, `${target}.tsx`].filter((name) => sources.has(name));
  });
}

function findCircle(imports: (file: string) => string[], files: Iterable<string>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports(file)) {
      const circle = visit(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of files) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

test('no file names itself by way of others, not for a type either', () => {
  expect(sources.size).toBeGreaterThan(500);
  expect(listImports('lib/server/storage/storage.ts')).toContain('lib/server/storage/local-disk.ts');
  expect(listImports('scripts/server/http-server.ts')).toContain('scripts/server/answers/answers.ts');
  expect(findCircle(listImports, sources)).toBeNull();
});

/** The folders of a floor that hold files; a loose file is none. */
const roomOf = (file: string, floor: string) =>
  file.startsWith(`${floor}/`) && file.split('/').length > floor.split('/').length + 1
    ? (file.slice(floor.length + 1).split('/')[0] ?? null)
    : null;

test.each([
  'components/admin',
  'components/site',
  'lib/content',
  'lib/domain',
  'lib/server',
  'lib/shared',
  'scripts/lib',
  'scripts/server',
])('no room of %s imports another that imports it in turn, by whatever way', (floor) => {
  const arrows = new Map<string, Set<string>>();
  for (const file of sources) {
    const from = roomOf(file, floor);
    if (from === null) continue;
    const to = listImports(file).flatMap((target) => roomOf(target, floor) ?? []);
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...to.filter((room) => room !== from)]));
  }
  expect(arrows.size).toBeGreaterThan(3);
  expect(findCircle((room) => [...(arrows.get(room) ?? [])], arrows.keys())).toBeNull();
});

test('a circle is found by its way', () => {
  const imports: Record<string, string[]> = { a: ['b'], b: ['c', 'd'], c: [], d: ['b'] };
  expect(findCircle((file) => imports[file] ?? [], ['a'])).toEqual(['b', 'd', 'b']);
});
