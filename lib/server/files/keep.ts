import 'server-only';
import { makeKey, openBytes, sealBytes } from '../secrets/box';
import type { Storage } from '../storage/contract';
import { toDocumentKey } from '../storage/keys';
import type { FileRow } from './row';

export type Kept = Pick<FileRow, 'url' | 'sealKey' | 'isPublic'>;

/** Where a file lies that is not for everybody, and is not sealed. */
const closedOf = (storage: Storage): Storage => storage.closed ?? storage;

/** Stores a file: as it is where its own address gives nothing, or it is for everybody; else sealed. @throws AppError storage_full, unavailable. */
export async function keepFile(
  storage: Storage,
  publicId: string,
  bytes: Buffer,
  isForAll: boolean,
): Promise<Kept> {
  const place = isForAll ? storage : closedOf(storage);
  if (!place.servesEverybody || isForAll) {
    const url = await place.put(toDocumentKey(publicId, false), bytes);
    return { url, sealKey: null, isPublic: place.servesEverybody };
  }
  // A key of its own, which stands in its row: who reads the database is let in anyway, who finds the object alone is not.
  const key = makeKey();
  const url = await place.put(toDocumentKey(publicId, true), sealBytes(key, bytes));
  return { url, sealKey: key.toString('base64url'), isPublic: false };
}

/** Which store has a file, by its row. */
const placeOf = (storage: Storage, { sealKey, isPublic }: Pick<Kept, 'sealKey' | 'isPublic'>): Storage =>
  isPublic || sealKey !== null ? storage : closedOf(storage);

/** The bytes of a file, opened. @throws AppError unavailable, not_found; Error where they were altered. */
export async function readKept(storage: Storage, kept: Kept): Promise<Buffer> {
  const bytes = await placeOf(storage, kept).read(kept.url);
  return kept.sealKey === null ? bytes : openBytes(Buffer.from(kept.sealKey, 'base64url'), bytes);
}

/** Removes a file by its row. @throws AppError unavailable. */
export const removeKept = (
  storage: Storage,
  { publicId, ...kept }: Pick<FileRow, 'publicId' | 'sealKey' | 'isPublic'>,
): Promise<void> => placeOf(storage, kept).removeFile(toDocumentKey(publicId, kept.sealKey !== null));

/** Removes what may have been written of a file that got no row. @throws AppError unavailable. */
export async function removeRowless(storage: Storage, publicId: string): Promise<void> {
  for (const place of new Set([storage, closedOf(storage)]))
    for (const isSealed of [false, true]) await place.removeFile(toDocumentKey(publicId, isSealed));
}
