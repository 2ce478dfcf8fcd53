import 'server-only';
import { randomBytes } from 'node:crypto';

const folder = /^[0-9a-f]{32}$/;
const fileName = /^(?:master\.webp|[1-9]\d{1,4}\.(?:webp|avif)|crop-\d{1,3}-\d{1,3}-[1-9]\d{1,4}\.avif)$/;

/** A new folder name: 128 random bits in hexadecimal, so that nobody can guess the address of a picture. */
export const createPublicId = (): string => randomBytes(16).toString('hex');

export const isPublicId = (text: string): boolean => folder.test(text);

export const masterKey = (publicId: string): string => `${publicId}/master.webp`;

export const fileKey = (publicId: string, file: string): string => `${publicId}/${file}`;

export const contentTypeOf = (key: string): string => (key.endsWith('.avif') ? 'image/avif' : 'image/webp');

/** True for the master, the widths and the crops of a folder, and for nothing else: no traversal gets through. */
export function isStorageKey(key: string): boolean {
  const [first, second, ...rest] = key.split('/');
  return rest.length === 0 && isPublicId(first ?? '') && fileName.test(second ?? '');
}
