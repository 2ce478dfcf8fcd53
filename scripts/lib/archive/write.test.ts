import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTempFolder } from '../temp-folder';
import { verifyArchive } from './read';
import { writeArchive } from './write';

const about = { kind: 'content' as const, madeAt: new Date().toISOString(), siteUrl: 'x', missing: [] };
let folder = '';
let file = '';

beforeEach(() => {
  folder = makeTempFolder('archive');
  file = path.join(folder, 'a.tar.gz');
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('an archive has its name when it is whole, and not before', async () => {
  await writeArchive(file, async (put) => {
    await put('a', Buffer.from('sea'));
    expect(fs.readdirSync(folder)).toEqual(['a.tar.gz.part']);
    return about;
  });
  expect(fs.readdirSync(folder)).toEqual(['a.tar.gz']);
  expect((await verifyArchive(file, 'content')).parts).toMatchObject([{ name: 'a', bytes: 3 }]);
});

it('an archive that another run is writing is left to it', async () => {
  fs.writeFileSync(`${file}.part`, 'of another run');
  await expect(writeArchive(file, async () => about)).rejects.toThrow('Another process is writing');
  expect(fs.readFileSync(`${file}.part`, 'utf8')).toBe('of another run');
});

it.each([0, 100])(
  'an archive that cannot be finished after %i parts leaves nothing behind',
  async (count) => {
    const failing = writeArchive(file, async (put) => {
      for (let number = 0; number < count; number += 1) await put(`${number}`, Buffer.alloc(100_000, number));
      throw new Error('The disk is gone');
    });
    await expect(failing).rejects.toThrow('The disk is gone');
    expect(fs.readdirSync(folder)).toEqual([]);
  },
);

it('an archive of another kind is refused with the command that it is for', async () => {
  await writeArchive(file, async () => about);
  await expect(verifyArchive(file, 'backup')).rejects.toThrow('contains content. Use npm run content:import');
});

it('an archive in which something follows a manifest is refused', async () => {
  await writeArchive(file, async (put) => {
    await put('manifest.json', Buffer.from(JSON.stringify({ format: 1, ...about, parts: [] })));
    await put('a', Buffer.from('sea'));
    return about;
  });
  await expect(verifyArchive(file, 'content')).rejects.toThrow('there is data after its manifest');
});
