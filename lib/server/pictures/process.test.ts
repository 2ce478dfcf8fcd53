import fs from 'node:fs';
import sharp, { type Color } from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/shared/errors';
import { encode } from './encode.mjs';
import { processPicture } from './process';

const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };

function paint(width: number, height: number, background: Color = red) {
  return sharp({ create: { width, height, channels: 3, background } });
}

function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: red,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

const heic = (...brands: string[]) => {
  const names = brands.join('');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(16 + names.length - 4);
  return Buffer.concat([
    size,
    Buffer.from(`ftyp${names.slice(0, 4)}\0\0\0\0${names.slice(4)}`),
    Buffer.alloc(2000),
  ]);
};

async function refusalOf(bytes: Buffer, fileName: string): Promise<AppError> {
  const error = await processPicture(bytes, fileName).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`Expected a refusal, got ${String(error)}`);
  return error;
}

describe('a picture that is accepted', () => {
  it('becomes a WebP of at most 2560 px on its longer side, and is never made larger', async () => {
    const wide = await processPicture(await paint(4000, 1000).jpeg().toBuffer(), 'wide.jpg');
    expect([wide.widthPx, wide.heightPx]).toEqual([2560, 640]);
    const tall = await processPicture(await paint(600, 3000).png().toBuffer(), 'tall.png');
    expect([tall.widthPx, tall.heightPx]).toEqual([512, 2560]);
    const small = await processPicture(await paint(50, 40).webp().toBuffer(), 'small.webp');
    expect([small.widthPx, small.heightPx]).toEqual([50, 40]);
    for (const { master, widthPx } of [wide, tall, small]) {
      expect(await sharp(master).metadata()).toMatchObject({ format: 'webp', width: widthPx });
    }
  });

  it('may be a HEIC photo of a phone: its size and its colours are those of the photo', async () => {
    const photo = fs.readFileSync('tests/fixtures/heic/photo.heic');
    const { master, widthPx, heightPx } = await processPicture(photo, 'IMG_0001.HEIC');
    expect([widthPx, heightPx]).toEqual([640, 480]);
    const { data } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
    // Kept in the wider space of a phone it is 203, 74, 92; without its profile it would be shown as that.
    const [r = 0, g = 0, b = 0] = data;
    expect([Math.abs(r - 220) < 8, Math.abs(g - 60) < 8, Math.abs(b - 90) < 8]).toEqual([true, true, true]);
  });

  it('is known by its content, whatever its name says', async () => {
    const { widthPx } = await processPicture(await paint(20, 20).png().toBuffer(), 'drawing.svg');
    expect(widthPx).toBe(20);
  });

  it('loses its EXIF and its place', async () => {
    const bytes = await paint(60, 40)
      .withExif({
        IFD0: { Make: 'Camera maker', Artist: 'A name' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 52/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Camera maker')).toBe(true);
    const { master } = await processPicture(bytes, 'photo.jpg');
    const metadata = await sharp(master).metadata();
    expect(Object.keys(metadata)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/exif|xmp|iptc|orientation/)]),
    );
    expect(master.includes('Camera maker')).toBe(false);
    expect(master.includes('EXIF')).toBe(false);
  });

  it('is turned upright', async () => {
    const right = await paint(30, 40, blue).png().toBuffer();
    const bytes = await paint(60, 40)
      .composite([{ input: right, left: 30, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { master, widthPx, heightPx } = await processPicture(bytes, 'photo.jpg');
    expect([widthPx, heightPx]).toEqual([40, 60]);
    const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => data.subarray((y * info.width + x) * info.channels);
    expect(pixel(20, 5)[0]).toBeGreaterThan(150);
    expect(pixel(20, 55)[2]).toBeGreaterThan(150);
  });

  it('keeps its transparency, also in its widths, and gets no blur that would shine through', async () => {
    const bytes = await sharp({
      create: { width: 800, height: 200, channels: 4, background: { ...red, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { master, blurDataUrl } = await processPicture(bytes, 'mark.png');
    expect(blurDataUrl).toBeNull();
    for (const file of [master, await encode(master, { file: '384.webp', widthPx: 384, crop: null })]) {
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(4);
      expect(data[3]).toBe(0);
    }
  });

  it('gets a blur of at most 200 bytes', async () => {
    const { blurDataUrl } = await processPicture(await noise(400, 300).jpeg().toBuffer(), 'photo.jpg');
    expect(blurDataUrl).toMatch(/^data:image\/webp;base64,/);
    const bytes = Buffer.from(blurDataUrl?.split(',')[1] ?? '', 'base64');
    expect(bytes.length).toBeLessThanOrEqual(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 16, height: 12 });
  });
});

describe('a file that is refused', () => {
  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );

  it.each([
    ['a GIF', 'move.gif', () => paint(9, 9).gif().toBuffer(), /GIF/],
    ['a GIF with another name', 'photo.png', () => paint(9, 9).gif().toBuffer(), /GIF/],
    ['an AVIF', 'photo.avif', () => paint(64, 64).avif().toBuffer(), /AVIF/],
    ['a TIFF', 'scan.tif', () => paint(9, 9).tiff().toBuffer(), /TIFF/],
    ['a PDF', 'brochure.pdf', async () => Buffer.from('%PDF-1.7\n'), /PDF/],
    ['a text', 'photo.jpg', async () => Buffer.from('hello'), /not a supported picture/],
  ])('is %s, with a sentence that names it and says what to choose', async (_, name, make, words) => {
    const error = await refusalOf(await make(), name);
    expect(error.code).toBe('unsupported_media');
    expect(error.message).toContain(`“${name}”`);
    expect(error.message).toMatch(words);
    expect(error.message).toContain('JPEG, PNG, WebP or SVG');
  });

  it('is a damaged HEIC photo, with a sentence that says what to do', async () => {
    const error = await refusalOf(heic('heic', 'mif1', 'heic'), 'IMG_0001.HEIC');
    expect(error.code).toBe('unsupported_media');
    expect(error.message).toMatch(
      /“IMG_0001.HEIC” is a HEIC photo that could not be read.*Settings > Camera > Formats.*Most Compatible/,
    );
  });

  it('is a HEIC photo that is incomplete', async () => {
    const photo = fs.readFileSync('tests/fixtures/heic/photo.heic');
    const error = await refusalOf(photo.subarray(0, photo.length - 600), 'half.heic');
    expect([error.code, error.message]).toEqual([
      'unsupported_media',
      expect.stringContaining('“half.heic” is a HEIC photo that could not be read'),
    ]);
  });

  it('is incomplete', async () => {
    for (const [name, bytes] of [
      ['half.jpg', await noise(400, 400).jpeg().toBuffer()],
      ['half.png', await noise(400, 400).png().toBuffer()],
      ['half.webp', await noise(400, 400).webp().toBuffer()],
    ] as const) {
      const error = await refusalOf(bytes.subarray(0, bytes.length / 2), name);
      expect(error.code).toBe('invalid');
      expect(error.message).toMatch(new RegExp(`“${name}” is damaged or incomplete`));
    }
  });

  it('only begins like a picture', async () => {
    const error = await refusalOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]), 'photo.jpg');
    expect(error.code).toBe('invalid');
  });

  it('is empty', async () => {
    const error = await refusalOf(Buffer.alloc(0), 'photo.jpg');
    expect(error).toMatchObject({
      code: 'invalid',
      message: '“photo.jpg” is empty. Please choose it again.',
    });
  });

  it('has more than 15 MB', async () => {
    const whole = await refusalOf(Buffer.alloc(15 * 1024 * 1024, 0xff), 'whole.jpg');
    expect(whole.code).toBe('unsupported_media');
    const error = await refusalOf(Buffer.alloc(15 * 1024 * 1024 + 1, 0xff), 'big.jpg');
    expect(error.code).toBe('too_large');
    expect(error.message).toBe('“big.jpg” has 15.1 MB. A picture may have at most 15 MB.');
  });

  it('is a small file that unpacks to more than 50 megapixels', async () => {
    const bytes = await paint(7200, 7000).png().toBuffer();
    expect(bytes.length).toBeLessThan(1024 * 1024);
    const error = await refusalOf(bytes, 'bomb.png');
    expect(error.code).toBe('too_large');
    expect(error.message).toMatch(/“bomb.png” has more than 50 megapixels/);
  });
});

it('lets sharp read nothing but JPEG, PNG and WebP anywhere in the process', async () => {
  for (const bytes of [
    await paint(9, 9).gif().toBuffer(),
    await paint(9, 9).tiff().toBuffer(),
    await paint(64, 64).avif().toBuffer(),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ]) {
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
  }
});
