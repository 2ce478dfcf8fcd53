import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const headings = ['## Context', '## Decision', '## Consequences'];
const mostWords = 600;

const read = (file: string) => fs.readFileSync(file, 'utf8');
const isMarkdown = (file: string) => file.endsWith('.md');

const records = fs.readdirSync(folder).filter((file) => isMarkdown(file) && file !== 'README.md');

test('there is one record for each of 25 subjects', () => {
  expect(records).toHaveLength(25);
});

test.each(records)('%s has its three headings and at most 600 words', (file) => {
  const text = read(path.join(folder, file));
  expect(text.match(/^## .*$/gm)).toEqual(headings);
  expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(mostWords);
});

const documents = [
  'README.md',
  'SECURITY.md',
  ...fs
    .readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(isMarkdown)
    .map((file) => path.join('docs', file)),
];

/** The files below docs that a document links to; a link may name a heading, too. */
const listLinked = (document: string): string[] =>
  [...read(document).matchAll(/\]\((?!\w+:)([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => path.join(path.dirname(document), target))
    .filter((file) => file.startsWith(`docs${path.sep}`));

test('every link to a file below docs leads to one', () => {
  const links = documents.flatMap((from) => listLinked(from).map((to) => ({ from, to })));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ to }) => !fs.existsSync(to))).toEqual([]);
});
