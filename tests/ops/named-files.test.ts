import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const roots = ['app', 'components', 'lib', 'prisma', 'public', 'scripts', 'server', 'docs', 'tests'];
const isPath = (text: string) =>
  /^[\w./()[\]<>{},-]+$/.test(text) && roots.includes(text.split('/')[0] ?? '');

/** `a/{b,c}.ts` names two files. */
function expand(text: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(text) ?? [];
  return choices ? choices.split(',').flatMap((choice) => expand(before + choice + after)) : [text];
}

/** What stands before a name that the reader fills in: `lib/domain/<noun>/fields.ts`. */
const known = (text: string) => text.replace(/[^/]*<.*$/, '');

test.each([
  ['README.md', 3],
  ['CONTRIBUTING.md', 40],
  ['docs/architecture.md', 100],
  ['docs/operations.md', 8],
  ['docs/performance.md', 6],
  ['docs/reliability.md', 15],
])('%s names only what is there', (file, least) => {
  const named = [...fs.readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => text)
    .filter(isPath)
    .flatMap(expand);
  expect(named.length).toBeGreaterThanOrEqual(least);
  expect(named.filter((text) => !fs.existsSync(known(text)))).toEqual([]);
});

/** The anchors of the headings of a page, as GitHub makes them. */
const listAnchors = (file: string) =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

function isThere(from: string, link: string): boolean {
  const [name = '', anchor] = link.split('#');
  const file = name ? path.join(path.dirname(from), name) : from;
  return fs.existsSync(file) && (anchor === undefined || listAnchors(file).includes(anchor));
}

test('a link in the documentation leads to a file and a heading that are there', () => {
  const pages = ['.', 'docs', 'docs/security'].flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(folder, name)),
  );
  const links = pages.flatMap((page) =>
    [...fs.readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^https?:/.test(link))
      .map((link): [string, string] => [page, link]),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(([page, link]) => !isThere(page, link))).toEqual([]);
});
