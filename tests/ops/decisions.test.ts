import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';

/** The status of each record, by its number; what stands in brackets explains, and is left out. */
const statuses = new Map(
  fs
    .readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .map((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      const [, status = ''] = /^Date: [\d-]+\. Status: ([\s\S]*?)\n\n/m.exec(text) ?? [];
      return [Number(file.slice(0, 4)), status.replaceAll(/\s+/g, ' ').replaceAll(/\([^()]*\)/g, '')];
    }),
);

/** The records that a status names behind these words. */
const listNamed = (status: string, words: RegExp): number[] =>
  status
    .split(/[;.]/)
    .filter((clause) => words.test(clause))
    .flatMap((clause) => clause.match(/\d+/g) ?? [])
    .map(Number);

const pairs = [...statuses].flatMap(([later, status]) =>
  listNamed(status, /\bsupersedes\b/i).map((earlier) => [later, earlier] as const),
);

test('every record has a date and a status', () => {
  expect([...statuses].filter(([, status]) => !/^(accepted|superseded)\b/.test(status))).toEqual([]);
});

test('a record that another one supersedes says so', () => {
  expect(pairs.length).toBeGreaterThan(20);
  const unsaid = pairs.filter(
    ([later, earlier]) => !listNamed(statuses.get(earlier) ?? '', /\bsuperseded\b/).includes(later),
  );
  expect(unsaid).toEqual([]);
});
