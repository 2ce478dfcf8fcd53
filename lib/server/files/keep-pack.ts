import 'server-only';
import { createHash } from 'node:crypto';
import { fileLimits } from '@/lib/content/limits';
import { AppError } from '@/lib/shared/errors';
import { makeKey, openBytes, sealBytes } from '../secrets/box';
import type { FileWriter, Storage } from '../storage/contract';
import { createPublicId, toPackKey } from '../storage/keys';
import { findPackFile } from '../storage/uploads';

export type KeptPack = { publicId: string; url: string; sealKey: string | null };

type Chunks = AsyncIterable<Uint8Array>;

const placeOf = (storage: Storage): Storage => storage.closed ?? storage;

/** Bytes; null without a limit. */
export function packLimit(storage: Storage): number | null {
  const place = placeOf(storage);
  if (place.openWriter) return null;
  return place.servesEverybody ? fileLimits.throughSiteBytes : fileLimits.maxBytes;
}

function takeWhole(storage: Storage, publicId: string, maxBytes: number): PackWriter {
  const place = placeOf(storage);
  let taken: Uint8Array[] | null = [];
  let bytes = 0;
  return {
    async write(chunk) {
      bytes += chunk.length;
      if (bytes > maxBytes) taken = null;
      taken?.push(chunk);
    },
    async end() {
      if (taken === null) return null;
      const whole = Buffer.concat(taken);
      if (!place.servesEverybody)
        return { publicId, url: await place.put(toPackKey(publicId, false), whole), sealKey: null };
      const key = makeKey();
      const url = await place.put(toPackKey(publicId, true), sealBytes(key, whole));
      return { publicId, url, sealKey: key.toString('base64url') };
    },
    giveUp: async () => {},
  };
}

export type PackWriter = Omit<FileWriter, 'end'> & { end(): Promise<KeptPack | null> };

/** @throws AppError storage_full, unavailable. */
export async function openPackWriter(storage: Storage, publicId: string): Promise<PackWriter> {
  const writer = await placeOf(storage).openWriter?.(toPackKey(publicId, false));
  if (!writer) return takeWhole(storage, publicId, packLimit(storage) ?? 0);
  return { ...writer, end: async () => ({ publicId, url: await writer.end(), sealKey: null }) };
}

export async function keepPack(
  storage: Storage,
  chunks: Chunks,
): Promise<{ kept: KeptPack | null; sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const writer = await openPackWriter(storage, createPublicId());
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      await writer.write(chunk);
    }
    return { kept: await writer.end(), sha256: hash.digest('hex'), bytes };
  } catch (error) {
    await writer.giveUp();
    throw error;
  }
}

/** @throws AppError unavailable. */
export const removePack = (storage: Storage, { publicId, sealKey }: KeptPack): Promise<void> =>
  placeOf(storage).removeFile(toPackKey(publicId, sealKey !== null));

async function* inOne(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** @throws AppError unavailable, not_found. */
export async function readPack(storage: Storage, { url, sealKey }: KeptPack): Promise<Chunks> {
  const onDisk = sealKey === null ? await findPackFile(url) : null;
  if (onDisk) return onDisk.stream();
  const place = sealKey === null ? placeOf(storage) : storage;
  const bytes = await place.read(url);
  return inOne(sealKey === null ? bytes : openBytes(Buffer.from(sealKey, 'base64url'), bytes));
}

/** @throws AppError unavailable when the hash differs. */
export async function readUnchangedPack(storage: Storage, kept: KeptPack, sha256: string): Promise<Chunks> {
  const hash = createHash('sha256');
  for await (const chunk of await readPack(storage, kept)) hash.update(chunk);
  if (hash.digest('hex') !== sha256)
    throw new AppError(
      'unavailable',
      'These files differ from those that were filed: the hash does not match. Restore them from a backup.',
    );
  return readPack(storage, kept);
}
