import sharp from 'sharp';

/** A small photo-like JPEG, another one for each seed. */
export const makeJpeg = (seed = 1, width = 800, height = 500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: (seed * 53) % 255, g: 90, b: 140 } } })
    .jpeg()
    .toBuffer();

/** One that is too small to have widths: no process is started to make them. */
export const makeSmallJpeg = (seed = 1) => makeJpeg(seed, 48, 30);
/** One with two widths and a crop, of few pixels: its files are made in a moment. */
export const makeWideJpeg = (seed = 1) => makeJpeg(seed, 700, 70);

/** A photo as a browser's file field takes it. */
export const makeUpload = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makeJpeg(seed),
});

/** The same where no more is looked at than that it is there. */
export const makeSmallUpload = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makeSmallJpeg(seed),
});

/** A logo with transparent parts, as a drawing. */
export const svgLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#2f6b52" d="M0 0h40v40H0z"/></svg>';
