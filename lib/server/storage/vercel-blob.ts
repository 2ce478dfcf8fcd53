import 'server-only';
import { BlobNotFoundError, BlobStoreSuspendedError, del, list, put } from '@vercel/blob';
import { storeTexts } from '@/lib/content/uploads';
import { AppError } from '@/lib/shared/errors';
import { isPreview } from '../host';
import type { Storage } from './contract';
import { contentTypeOf, isKeptKey, isPublicId } from './keys';

/** A preview may share the store of the real site, whose files it must not remove. */
export const storeFolder = isPreview() ? 'preview/' : '';
const prefix = `${storeFolder}uploads/`;
const yearSeconds = 31_536_000;
const callTimeoutMs = 30_000;

// The ten retries of the library take up to 15 minutes while a person waits.
process.env.VERCEL_BLOB_RETRIES ??= '2';

function toStorageError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (cause instanceof BlobStoreSuspendedError) {
    return new AppError('storage_full', storeTexts.full, { cause });
  }
  if (cause instanceof BlobNotFoundError)
    return new AppError('not_found', 'There is no such file.', { cause });
  return new AppError('unavailable', storeTexts.away, { cause });
}

/** With a timeout. @throws AppError not_found, storage_full, unavailable. */
export async function callStore<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  // AbortSignal.timeout ends with a TimeoutError, which the library retries.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), callTimeoutMs);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw toStorageError(error);
  } finally {
    clearTimeout(timer);
  }
}

const credentials = {
  public: () => ({}),
  private: (token: string) => ({ Authorization: `Bearer ${token}` }),
};

export function createVercelBlob(
  token: string,
  { access = 'public', closed }: { access?: 'public' | 'private'; closed?: Storage | undefined } = {},
): Storage {
  return {
    servesEverybody: access === 'public',
    closed,

    async put(key, bytes) {
      if (!isKeptKey(key)) throw new AppError('not_found', 'There is no such file.');
      const { url } = await callStore((abortSignal) =>
        put(`${prefix}${key}`, bytes, {
          access,
          token,
          contentType: contentTypeOf(key),
          addRandomSuffix: false,
          // A retry after a lost response finds the file of the first attempt.
          allowOverwrite: true,
          cacheControlMaxAge: yearSeconds,
          abortSignal,
        }),
      );
      return url;
    },

    read: (url) =>
      callStore(async (signal) => {
        const headers = credentials[access](token);
        const answer = await fetch(url, { signal, headers, cache: 'no-store' });
        if (answer.status === 404) throw new AppError('not_found', 'There is no such file.');
        if (!answer.ok) throw new Error(`The blob store answered ${answer.status}.`);
        return Buffer.from(await answer.arrayBuffer());
      }),

    async removeFile(key) {
      if (!isKeptKey(key)) throw new AppError('not_found', 'There is no such file.');
      await callStore((abortSignal) => del(`${prefix}${key}`, { token, abortSignal }));
    },

    async removeFolder(folder) {
      if (!isPublicId(folder)) throw new AppError('not_found', 'There is no such folder.');
      await callStore(async (abortSignal) => {
        const { blobs } = await list({ prefix: `${prefix}${folder}/`, token, abortSignal });
        if (blobs.length > 0)
          await del(
            blobs.map(({ url }) => url),
            { token, abortSignal },
          );
      });
    },

    // Preview and production may share a store, which never holds half a file.
    removeUnfinished: async () => 0,
    listOwnFolders: async () => [],
    listOwnDocuments: async () => [],
    listOwnPacks: async () => [],
    claimFolders: async () => true,
    releaseFolders: async () => {},
  };
}
