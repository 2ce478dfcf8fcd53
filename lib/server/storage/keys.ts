import 'server-only';
import { randomBytes } from 'node:crypto';

const folder = /^[0-9a-f]{32}$/;
const fileName = /^(?:master|[1-9]\d{1,4})\.webp$/;

/** A new folder name: 128 random bits in hexadecimal, so that nobody can guess the address of a picture. */
export const createPublicId = (): string => randomBytes(16).toString('hex');

export const isPublicId = (text: string): boolean => folder.test(text);

export const masterKey = (publicId: string): string => `${publicId}/master.webp`;

export const widthKey = (publicId: string, widthPx: number): string => `${publicId}/${widthPx}.webp`;

/** True for `<folder>/master.webp` and `<folder>/<width>.webp`, and for nothing else: no traversal gets through. */
export function isStorageKey(key: string): boolean {
  const [first, second, ...rest] = key.split('/');
  return rest.length === 0 && isPublicId(first ?? '') && fileName.test(second ?? '');
}
