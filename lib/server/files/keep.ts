import 'server-only';
import { makeKey, openBytes, sealBytes } from '../secrets/box';
import type { Storage } from '../storage/contract';
import { toDocumentKey } from '../storage/keys';
import type { FileRow } from './row';

export type Kept = Pick<FileRow, 'url' | 'sealKey' | 'isPublic'>;

const closedOf = (storage: Storage): Storage => storage.closed ?? storage;

/** @throws AppError storage_full, unavailable. */
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
  // The key is in the row only, so who finds the stored object cannot read it.
  const key = makeKey();
  const url = await place.put(toDocumentKey(publicId, true), sealBytes(key, bytes));
  return { url, sealKey: key.toString('base64url'), isPublic: false };
}

const placeOf = (storage: Storage, { sealKey, isPublic }: Pick<Kept, 'sealKey' | 'isPublic'>): Storage =>
  isPublic || sealKey !== null ? storage : closedOf(storage);

/** @throws AppError unavailable, not_found; Error when the bytes were altered. */
export async function readKept(storage: Storage, kept: Kept): Promise<Buffer> {
  const bytes = await placeOf(storage, kept).read(kept.url);
  return kept.sealKey === null ? bytes : openBytes(Buffer.from(kept.sealKey, 'base64url'), bytes);
}

/** @throws AppError unavailable. */
export const removeKept = (
  storage: Storage,
  { publicId, ...kept }: Pick<FileRow, 'publicId' | 'sealKey' | 'isPublic'>,
): Promise<void> => placeOf(storage, kept).removeFile(toDocumentKey(publicId, kept.sealKey !== null));

/** @throws AppError unavailable. */
export async function removeRowless(storage: Storage, publicId: string): Promise<void> {
  for (const place of new Set([storage, closedOf(storage)]))
    for (const isSealed of [false, true]) await place.removeFile(toDocumentKey(publicId, isSealed));
}
