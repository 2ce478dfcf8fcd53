import 'server-only';
import { uploadLimits } from '@/lib/content/limits';
import { AppError } from '@/lib/shared/errors';
import { processLimit } from '../process-limit';
import { decode } from './decoder';
import { type FileKind, findFileKind } from './kind';

// Effort 2 takes two thirds of the time of effort 4, and makes a file 3 % larger.
const master = { quality: 86, alphaQuality: 100, smartSubsample: true, effort: 2 };
const blurSizePx = 16;
const blurQuality = 20;
const mib = 1024 * 1024;
const limitDecoding = processLimit('decoded pictures', 2);

export type ProcessedPicture = {
  master: Buffer;
  widthPx: number;
  heightPx: number;
  /** Null for a picture with transparent parts: the blur would shine through them. */
  blurDataUrl: string | null;
};

const please = 'Please choose a JPEG, PNG or WebP picture.';

const refusals: Record<Exclude<FileKind, 'jpeg' | 'png' | 'webp' | 'empty'>, string> = {
  heic:
    'is a HEIC photo, which browsers cannot show. On an iPhone choose it through the picker, which converts it, ' +
    'or set Settings > Camera > Formats to Most Compatible; elsewhere save it as JPEG first.',
  avif: `is an AVIF picture. ${please}`,
  gif: `is a GIF. ${please}`,
  svg: `is an SVG drawing. ${please}`,
  pdf: `is a PDF document. ${please}`,
  tiff: `is a TIFF picture. ${please}`,
  bmp: `is a BMP picture. ${please}`,
  other: `is not a picture that can be read here. ${please}`,
};

/** The file's name as it may be kept and shown: no path, no control characters, at most 200 characters. */
export function toFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/\p{C}/gu, '').trim();
  return clean.length > 200 ? `${clean.slice(0, 199)}…` : clean;
}

function refuseByContent(bytes: Buffer, subject: string): void {
  const kind = findFileKind(bytes);
  if (kind === 'jpeg' || kind === 'png' || kind === 'webp') return;
  if (kind === 'empty') throw new AppError('invalid', `${subject} is empty. Please choose it again.`);
  throw new AppError('unsupported_media', `${subject} ${refusals[kind]}`);
}

const tooManyPixels = (subject: string) =>
  new AppError(
    'too_large',
    `${subject} has more than ${uploadLimits.maxPixels / 1_000_000} megapixels. Please make it smaller and try again.`,
  );

async function makeMaster(bytes: Buffer, subject: string) {
  try {
    const { width, height } = await decode(bytes).metadata();
    if (width * height > uploadLimits.maxPixels) throw tooManyPixels(subject);
    const side = uploadLimits.masterWidthPx;
    // Without keepMetadata nothing of EXIF, GPS, XMP or IPTC is written; colours are turned into sRGB.
    return await decode(bytes)
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp(master)
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof Error && cause.message.includes('pixel limit')) throw tooManyPixels(subject);
    throw new AppError(
      'invalid',
      `${subject} is damaged or not complete. Please choose it again, or another copy.`,
      {
        cause,
      },
    );
  }
}

async function makeBlur(master: Buffer, channels: number): Promise<string | null> {
  if (channels === 4) {
    const { isOpaque } = await decode(master).stats();
    if (!isOpaque) return null;
  }
  const blur = await decode(master)
    .removeAlpha()
    .resize(blurSizePx, blurSizePx, { fit: 'inside' })
    .webp({ quality: blurQuality })
    .toBuffer();
  return `data:image/webp;base64,${blur.toString('base64')}`;
}

/**
 * Makes the master of an uploaded picture: upright, without metadata, WebP of at most 2560 px on its longer side.
 * The kind of the file is read from its content.
 * @throws AppError too_large (over 15 MB or 50 megapixels), unsupported_media (not JPEG, PNG or WebP) or
 * invalid (empty, damaged or cut short); each message names the file and says what to do.
 */
export async function processPicture(bytes: Buffer, fileName: string): Promise<ProcessedPicture> {
  const subject = `“${toFileName(fileName) || 'The file'}”`;
  if (bytes.length > uploadLimits.maxBytes) {
    const sizeMb = Math.ceil((bytes.length / mib) * 10) / 10;
    const message = `${subject} has ${sizeMb} MB. A picture may have at most ${uploadLimits.maxBytes / mib} MB.`;
    throw new AppError('too_large', message);
  }
  refuseByContent(bytes, subject);
  return limitDecoding(async () => {
    const { data, info } = await makeMaster(bytes, subject);
    const blurDataUrl = await makeBlur(data, info.channels);
    return { master: data, widthPx: info.width, heightPx: info.height, blurDataUrl };
  });
}
