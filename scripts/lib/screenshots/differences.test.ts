import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeTempFolder } from '../temp-folder';
import { findDifference } from './differences';

const folder = makeTempFolder('differences');
const into = path.join(folder, 'differences.png');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A grey page with a box of this colour. */
async function draw(name: string, box: string, height = 60): Promise<string> {
  const file = path.join(folder, `${name}.png`);
  const input = { create: { width: 10, height: 10, channels: 3 as const, background: box } };
  await sharp({ create: { width: 40, height, channels: 3, background: '#808080' } })
    .composite([{ input, left: 5, top: 5 }])
    .png()
    .toFile(file);
  return file;
}

test('a picture that is the same has no difference, and nothing is written', async () => {
  expect(await findDifference(await draw('one', '#2f6b52'), await draw('same', '#2f6b52'), into)).toBe(0);
  expect(fs.existsSync(into)).toBe(false);
});

test('another colour is found where it is, and written beside the former and the new picture', async () => {
  expect(await findDifference(await draw('one', '#2f6b52'), await draw('other', '#2f7b52'), into)).toBe(100);
  const { data } = await sharp(into).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pointAt = (x: number, y: number) => [...data.subarray((y * 120 + x) * 3, (y * 120 + x) * 3 + 3)];
  expect([pointAt(7, 7), pointAt(47, 7)]).toEqual([
    [0x2f, 0x6b, 0x52],
    [0x2f, 0x7b, 0x52],
  ]);
  expect(pointAt(87, 7)).toEqual([255, 0, 0]);
});

test('a page that has become longer differs by what has come', async () => {
  const [short, long] = [await draw('short', '#2f6b52'), await draw('long', '#2f6b52', 63)];
  expect(await findDifference(short, long, into)).toBe(40 * 3);
});
