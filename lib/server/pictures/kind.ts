import 'server-only';

export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'heic'
  | 'avif'
  | 'gif'
  | 'svg'
  | 'pdf'
  | 'tiff'
  | 'bmp'
  | 'empty'
  | 'other';

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];
const avifBrands = ['avif', 'avis'];

function readBrands(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

/** By the first bytes, not by name or declared type. */
export function findFileKind(bytes: Buffer): FileKind {
  if (bytes.length === 0) return 'empty';
  const start = bytes.toString('latin1', 0, 1024);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 8) === 'ftyp' && bytes.length >= 12) {
    const brands = readBrands(bytes);
    if (brands.some((brand) => avifBrands.includes(brand))) return 'avif';
    if (brands.some((brand) => heicBrands.includes(brand))) return 'heic';
  }
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('%PDF')) return 'pdf';
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'tiff';
  if (start.startsWith('BM')) return 'bmp';
  if (/<svg[\s>]/i.test(start)) return 'svg';
  return 'other';
}
