import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/lib/temp-folder.ts';
import { Answer } from './answer.ts';
import { Disk } from './disk.ts';

const folder = makeTempFolder('disk');

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('where there is no more room, what was written longest ago goes first', async () => {
  const disk = new Disk(folder, 250_000);
  const body = Buffer.alloc(10_000);
  const answer = new Answer({ status: 200, headers: {}, body, source: { began: 0, tags: [] } });
  const seen = new Set<string>();
  for (let number = 0; number < 100; number += 1) {
    await disk.write(`/projects/${number}`, answer);
    // The clock of a file system may stand still between two writes.
    const written = fs.readdirSync(folder).find((name) => !seen.has(name));
    if (!written) throw new Error('It was not written.');
    seen.add(written);
    fs.utimesSync(path.join(folder, written), number, number);
  }
  const kept = [];
  for (let number = 0; number < 100; number += 1)
    if (await disk.read(`/projects/${number}`)) kept.push(number);
  expect(kept).toEqual(Array.from({ length: 24 }, (_, at) => 76 + at));
});
