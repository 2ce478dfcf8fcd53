import 'server-only';
import { makeKey, openBytes, sealBytes } from '../secrets/box';
import type { Storage } from '../storage/contract';
import { toDocumentKey } from '../storage/keys';
import type { FileRow } from './row';

export type Kept = Pick<FileRow, 'url' | 'sealKey' | 'isPublic'>;

/** Stores a file: as it is where its own address gives nothing, or it is for everybody; else sealed. @throws AppError storage_full, unavailable. */
export async function keepFile(
  storage: Storage,
  publicId: string,
  bytes: Buffer,
  isForAll: boolean,
): Promise<Kept> {
  if (!storage.servesEverybody || isForAll) {
    const url = await storage.put(toDocumentKey(publicId, false), bytes);
    return { url, sealKey: null, isPublic: storage.servesEverybody };
  }
  // A key of its own, which stands in its row: who reads the database is let in anyway, who finds the object alone is not.
  const key = makeKey();
  const url = await storage.put(toDocumentKey(publicId, true), sealBytes(key, bytes));
  return { url, sealKey: key.toString('base64url'), isPublic: false };
}

/** The bytes of a file, opened. @throws AppError unavailable, not_found; Error where they were altered. */
export async function readKept(
  storage: Storage,
  { url, sealKey }: Pick<Kept, 'url' | 'sealKey'>,
): Promise<Buffer> {
  const bytes = await storage.read(url);
  return sealKey === null ? bytes : openBytes(Buffer.from(sealKey, 'base64url'), bytes);
}

/** Removes a file, however it lies there. @throws AppError unavailable. */
export const removeKept = (storage: Storage, publicId: string, sealKey: string | null): Promise<void> =>
  storage.removeFile(toDocumentKey(publicId, sealKey !== null));
