import 'server-only';
import { randomBytes } from 'node:crypto';

const folder = /^[0-9a-f]{32}$/;
const fileName = /^(?:master\.webp|[1-9]\d{1,4}\.(?:webp|avif)|crop-\d{1,3}-\d{1,3}-[1-9]\d{1,4}\.avif)$/;

/** 128 random bits, so that nobody can guess the address of a picture. */
export const createPublicId = (): string => randomBytes(16).toString('hex');

export const isPublicId = (text: string): boolean => folder.test(text);

export const masterFile = 'master.webp';
export const masterKey = (publicId: string): string => `${publicId}/${masterFile}`;

export const fileKey = (publicId: string, file: string): string => `${publicId}/${file}`;

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
  sealed: 'application/octet-stream',
};

export const contentTypeOf = (key: string): string => types[key.split('.').at(-1) ?? ''] ?? '';

/** Not served by address; the former release does not sweep it. */
export const documentFolder = 'files';
const documentKey = /^files\/[0-9a-f]{32}\.(?:pdf|sealed)$/;

export const toDocumentKey = (publicId: string, isSealed: boolean): string =>
  `${documentFolder}/${publicId}.${isSealed ? 'sealed' : 'pdf'}`;

export const findDocumentId = (key: string): string | null =>
  documentKey.test(key) ? key.slice(documentFolder.length + 1, key.lastIndexOf('.')) : null;

/** Separate, because the sweep of files does not know packs. */
export const packFolder = 'filings';
const packKey = /^filings\/[0-9a-f]{32}\.(?:zip|sealed)$/;

export const toPackKey = (publicId: string, isSealed: boolean): string =>
  `${packFolder}/${publicId}.${isSealed ? 'sealed' : 'zip'}`;

export const findPackId = (key: string): string | null =>
  packKey.test(key) ? key.slice(packFolder.length + 1, key.lastIndexOf('.')) : null;

/** Files with such a key are public, so no path traversal may match. */
export function isStorageKey(key: string): boolean {
  const [first, second, ...rest] = key.split('/');
  return rest.length === 0 && isPublicId(first ?? '') && fileName.test(second ?? '');
}

export const isKeptKey = (key: string): boolean =>
  isStorageKey(key) || documentKey.test(key) || packKey.test(key);
