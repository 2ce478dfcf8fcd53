import 'server-only';
import { fileLimits } from '@/lib/content/limits';
import { AppError } from '@/lib/shared/errors';

const mib = 1024 * 1024;
const start = /^%PDF-[12]\.\d/;
// Programs look for the end of a PDF in this many bytes.
const endBytes = 1024;

/** Checks the bytes, not the name. @throws AppError invalid, too_large, unsupported_media. */
export function requirePdf(bytes: Buffer, name: string): void {
  const subject = name === '' ? 'The file' : `“${name}”`;
  if (bytes.length === 0) throw new AppError('invalid', `${subject} is empty. Please choose it again.`);
  if (bytes.length > fileLimits.maxBytes) {
    const sizeMb = Math.ceil((bytes.length / mib) * 10) / 10;
    throw new AppError(
      'too_large',
      `${subject} has ${sizeMb} MB. A PDF may have at most ${fileLimits.maxBytes / mib} MB.`,
    );
  }
  const isPdf =
    start.test(bytes.toString('latin1', 0, 16)) && bytes.subarray(-endBytes).includes('%%EOF', 0, 'latin1');
  if (!isPdf)
    throw new AppError('unsupported_media', `${subject} is not a complete PDF. Please choose another PDF.`);
}
