import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = ['app', 'lib', 'server', 'scripts', 'prisma/seed']
  .flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('.test.'))
  // Fills a database with rows for measurements.
  .filter((file) => !file.startsWith('scripts/lib/bench/'));

const count = (pattern: RegExp): string[] =>
  sources.flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(pattern)].map(() => file));

const inserts =
  /\.enquiry\.(?:create|createMany|createManyAndReturn|upsert)\(|insertRows\(\s*tx,\s*'enquiry',|insert into "?enquiry"?[\s(]/gi;
const updates = /\.enquiry\.(?:update|updateMany|updateManyAndReturn|upsert)\(|\bupdate "?enquiry"? set\b/gi;

test('one place inserts an enquiry', () => {
  expect(count(inserts)).toEqual(['lib/domain/intake/receive.ts']);
});

test('one file updates an enquiry, in three places', () => {
  expect(count(updates)).toEqual(Array(3).fill('lib/domain/enquiries/change.ts'));
});
