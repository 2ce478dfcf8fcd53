#!/usr/bin/env node
// Stands in for journalctl: what the units have written. With -f it ends once each of them says that the site can be visited.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const journalFolder = '/run/journal';
const followMs = 300_000;
const { values } = parseArgs({
  options: {
    unit: { type: 'string', short: 'u' },
    follow: { type: 'boolean', short: 'f' },
    lines: { type: 'string', short: 'n' },
    since: { type: 'string' },
  },
});
const begin = values.unit?.split('*')[0] ?? '';
const read = () =>
  fs
    .readdirSync(journalFolder)
    .filter((unit) => unit.startsWith(begin))
    .map((unit) => fs.readFileSync(path.join(journalFolder, unit), 'utf8'));

const until = Date.now() + followMs;
while (values.follow && !read().every((text) => text.includes('The site is at '))) {
  if (Date.now() > until) {
    console.log(read().join('\n'));
    process.exit(1);
  }
  await sleep(100);
}
const texts = read();
if (texts.length === 0) process.exit(1);
console.log(
  texts
    .map((text) =>
      text
        .split('\n')
        .slice(-Number(values.lines ?? 10_000))
        .join('\n'),
    )
    .join('\n'),
);
