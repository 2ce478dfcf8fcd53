import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const dictionary = fs.readFileSync('docs/dictionary.md', 'utf8');

/** The cells of a table, by row, without the backticks. */
function readTable(title: string): string[][] {
  const [, section = ''] = dictionary.split(`## ${title}\n`);
  const [own = ''] = section.split('\n## ');
  return own
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

const namesOf = (title: string) => readTable(title).map(([former = '']) => former);
const exceptions = readTable('Exceptions');
const isException = (name: string, file: string) =>
  exceptions.some(([former, where = '']) => former === name && file.startsWith(where));

const roots = ['app', 'components', 'lib', 'prisma', 'public', 'scripts', 'server', 'tests'];
const ignored = /^prisma\/migrations\/|^tests\/fixtures\/|^tests\/ops\/dictionary\.test\.ts$/;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...roots], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !ignored.test(file) && fs.existsSync(file));

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The former names in a text, whole ones only. */
function findNames(text: string, names: string[]): string[] {
  const pattern = new RegExp(`\\b(?:${names.flatMap((name) => [name, capital(name)]).join('|')})\\b`, 'g');
  const found = new Set(text.match(pattern));
  return names.filter((name) => found.has(name) || found.has(capital(name)));
}

test('no file uses a former identifier', () => {
  const names = namesOf('Identifiers');
  expect(names.length).toBeGreaterThan(50);
  const code = files.filter((file) => /\.(?:[cm]?tsx?|[cm]js|prisma)$/.test(file));
  expect(code.length).toBeGreaterThan(2000);
  const used = code.flatMap((file) =>
    findNames(fs.readFileSync(file, 'utf8'), names)
      .filter((name) => !isException(name, file))
      .map((name) => `${file}: ${name}`),
  );
  expect(used).toEqual([]);
});

test('no file or folder has a former name', () => {
  const names = new Set(namesOf('Files and folders'));
  const used = files.flatMap((file) =>
    file
      .split('/')
      .map((part) => path.basename(part).replace(/\..*$/, ''))
      .filter((name) => names.has(name) && !isException(name, file))
      .map((name) => `${file}: ${name}`),
  );
  expect(used).toEqual([]);
});

test('only whole names are found, in both cases', () => {
  expect(findNames('const turnId = TurnPlace.of(returnId);', ['turnId', 'turnPlace', 'nId'])).toEqual([
    'turnId',
    'turnPlace',
  ]);
});

test('each former name has a replacement, and each exception a reason', () => {
  const rows = [...readTable('Identifiers'), ...readTable('Files and folders'), ...exceptions];
  expect(rows.filter((cells) => cells.some((cell) => cell === ''))).toEqual([]);
});
