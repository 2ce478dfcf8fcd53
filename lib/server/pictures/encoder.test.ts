import { fork } from 'node:child_process';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { encodeAll } from './encoder';
import { listWidths } from './renditions';

vi.mock('./encode.mjs', () => ({
  encode: () => {
    throw new Error('Encoded in the process of the server.');
  },
}));

const master = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#a52' } })
  .webp()
  .toBuffer();
const renditions = listWidths(700);

it('the files of a picture are made outside of the server', async () => {
  const made = await encodeAll(master, renditions);
  expect(made.map(({ rendition }) => rendition.file)).toEqual(['384.webp', '640.webp']);
  const sizes = await Promise.all(made.map(({ bytes }) => sharp(bytes).metadata()));
  expect(sizes.map(({ width }) => width)).toEqual([384, 640]);
});

it('what cannot be made ends its process and is told', async () => {
  await expect(encodeAll(Buffer.from('no picture'), renditions)).rejects.toThrow('ended with 1');
});

it('that process has the lowest priority, and ends with the server', async () => {
  const child = fork('lib/server/pictures/encode-process.mjs', { execArgv: [], serialization: 'advanced' });
  const isMade = new Promise((resolve) => child.once('message', resolve));
  const isEnded = new Promise((resolve) => child.once('exit', resolve));
  child.send({ master, renditions: listWidths(500) });
  await isMade;
  expect(getPriority(child.pid)).toBe(19);
  child.disconnect();
  expect(await isEnded).toBe(0);
});

it('a photograph that may have so many bytes alone is a JPEG of no more, whatever is on it', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const busy = await sharp({ create: { width: 450, height: 300, channels: 3, background: '#000', noise } })
    .webp({ quality: 86 })
    .toBuffer();
  const [made] = await encodeAll(busy, [{ file: 'a.jpg', widthPx: 450, crop: null, maxBytes: 15_000 }]);
  const { format, width } = await sharp(made?.bytes).metadata();
  expect([format, made && made.bytes.length <= 15_000]).toEqual(['jpeg', true]);
  expect(width).toBeLessThan(450);
});
