import 'server-only';
import { uploadLimits } from '@/lib/content/limits';
import { AppError } from '@/lib/shared/errors';
import { processLimit } from '../process-limit';
import { toFileName } from '../storage/file-name';
import { decode } from './decoder';
import { decodeHeic, HeicTooLarge } from './heic/decode';
import { type FileKind, findFileKind } from './kind';
import { SvgRefusal } from './svg/check';
import { drawSvg } from './svg/draw';

// Effort 2 takes two thirds of the time of effort 4, for files 3 % larger.
const master = { quality: 86, alphaQuality: 100, smartSubsample: true, effort: 2 };
const blurSizePx = 16;
const blurQuality = 20;
const mib = 1024 * 1024;
const limitDecoding = processLimit('decoded pictures', 2);

export type ProcessedPicture = {
  master: Buffer;
  widthPx: number;
  heightPx: number;
  /** Null for a transparent picture: the blur would show through. */
  blurDataUrl: string | null;
};

const please = 'Please choose a JPEG, PNG, WebP or SVG picture.';

const refusals: Record<Exclude<FileKind, 'jpeg' | 'png' | 'webp' | 'heic' | 'svg' | 'empty'>, string> = {
  avif: `is an AVIF picture. ${please}`,
  gif: `is a GIF. ${please}`,
  pdf: `is a PDF document. ${please}`,
  tiff: `is a TIFF picture. ${please}`,
  bmp: `is a BMP picture. ${please}`,
  other: `is not a supported picture. ${please}`,
};

function refuseOverWeight({ length }: Buffer, maxBytes: number, subject: string, a: string): void {
  if (length <= maxBytes) return;
  const sizeMb = Math.ceil((length / mib) * 10) / 10;
  throw new AppError('too_large', `${subject} has ${sizeMb} MB. ${a} may have at most ${maxBytes / mib} MB.`);
}

const tooManyPixels = (subject: string) =>
  new AppError(
    'too_large',
    `${subject} has more than ${uploadLimits.maxPixels / 1_000_000} megapixels. Please make it smaller and try again.`,
  );

const badHeic =
  'is a HEIC photo that could not be read: it is damaged, not complete, or too large. Please choose it again; if that does ' +
  'not help, set Settings > Camera > Formats of the iPhone to Most Compatible, or save it as JPEG first.';

async function fromHeic(bytes: Buffer, subject: string): Promise<Buffer> {
  try {
    return await decodeHeic(bytes);
  } catch (cause) {
    if (cause instanceof HeicTooLarge) throw tooManyPixels(subject);
    throw new AppError('unsupported_media', `${subject} ${badHeic}`, { cause });
  }
}

async function toRaster(bytes: Buffer, subject: string): Promise<Buffer> {
  const kind = findFileKind(bytes);
  if (kind === 'jpeg' || kind === 'png' || kind === 'webp') return bytes;
  if (kind === 'empty') throw new AppError('invalid', `${subject} is empty. Please choose it again.`);
  if (kind === 'heic') return fromHeic(bytes, subject);
  if (kind !== 'svg') throw new AppError('unsupported_media', `${subject} ${refusals[kind]}`);
  refuseOverWeight(bytes, uploadLimits.maxSvgBytes, subject, 'An SVG');
  try {
    return await drawSvg(bytes);
  } catch (cause) {
    if (!(cause instanceof SvgRefusal)) throw cause;
    const message = `${subject} is an SVG that ${cause.message}. Please save it as plain SVG or as PNG, and choose that file.`;
    throw new AppError('unsupported_media', message, { cause });
  }
}

async function makeMaster(bytes: Buffer, subject: string) {
  try {
    const { width, height } = await (await decode(bytes)).metadata();
    if (width * height > uploadLimits.maxPixels) throw tooManyPixels(subject);
    const side = uploadLimits.masterWidthPx;
    // Without keepMetadata sharp drops EXIF, GPS, XMP and IPTC and converts to sRGB.
    return await (await decode(bytes))
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp(master)
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof Error && cause.message.includes('pixel limit')) throw tooManyPixels(subject);
    throw new AppError(
      'invalid',
      `${subject} is damaged or incomplete. Please choose it again, or another copy.`,
      {
        cause,
      },
    );
  }
}

async function makeBlur(master: Buffer, channels: number): Promise<string | null> {
  if (channels === 4) {
    const { isOpaque } = await (await decode(master)).stats();
    if (!isOpaque) return null;
  }
  const blur = await (await decode(master))
    .removeAlpha()
    .resize(blurSizePx, blurSizePx, { fit: 'inside' })
    .webp({ quality: blurQuality })
    .toBuffer();
  return `data:image/webp;base64,${blur.toString('base64')}`;
}

/** @throws AppError too_large (15 MB, SVG 2 MB, 50 megapixels), unsupported_media, invalid. */
export async function processPicture(bytes: Buffer, fileName: string): Promise<ProcessedPicture> {
  const subject = `“${toFileName(fileName) || 'The file'}”`;
  refuseOverWeight(bytes, uploadLimits.maxBytes, subject, 'A picture');
  const raster = await toRaster(bytes, subject);
  return limitDecoding(async () => {
    const { data, info } = await makeMaster(raster, subject);
    const blurDataUrl = await makeBlur(data, info.channels);
    return { master: data, widthPx: info.width, heightPx: info.height, blurDataUrl };
  });
}
