import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { readParts, verifyArchive } from '@/scripts/lib/archive/read';
import { writeArchive } from '@/scripts/lib/archive/write';
import { makeTempFolder } from '@/scripts/lib/temp-folder';

const folder = makeTempFolder('archives');
const file = path.join(folder, 'a.tar.gz');
const parts = fc.uniqueArray(
  fc.tuple(
    fc.stringMatching(/^[a-z][\w-]{0,40}(?:\/[\w-]{1,60}){0,2}\.[a-z]{2,4}$/),
    fc.oneof(
      fc.uint8Array({ maxLength: 2000 }),
      fc.constantFrom(511, 512, 513, 70_000).map((size) => new Uint8Array(size)),
    ),
  ),
  { selector: ([name]) => name, maxLength: 8 },
);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('an archive holds each part as it was put in, in that order, and a cut one is refused', async () => {
  await fc.assert(
    fc.asyncProperty(parts, fc.double({ min: 0.1, max: 0.95, noNaN: true }), async (given, share) => {
      await writeArchive(file, async (put) => {
        for (const [name, bytes] of given) await put(name, bytes);
        return {
          kind: 'content' as const,
          madeAt: new Date().toISOString(),
          siteUrl: 'https://homes.example',
          missing: [],
        };
      });
      await verifyArchive(file, 'content');
      const read: [string, string][] = [];
      for await (const { name, bytes } of readParts(file)) read.push([name, bytes.toString('base64')]);
      expect(read.slice(0, -1)).toEqual(
        given.map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
      );
      fs.truncateSync(file, Math.floor(fs.statSync(file).size * share));
      await expect(verifyArchive(file, 'content')).rejects.toThrow(/is (?:damaged or )?incomplete/);
    }),
    { numRuns: 40 },
  );
});
