import 'server-only';
import { BlobNotFoundError, BlobStoreSuspendedError, del, list, put } from '@vercel/blob';
import { storeTexts } from '@/lib/content/uploads';
import { AppError } from '@/lib/shared/errors';
import { isPreview } from '../host';
import type { Storage } from './contract';
import { contentTypeOf, isKeptKey, isPublicId } from './keys';

/** Where the files of this deployment lie: a preview may have the store of the real site, whose files it must not remove. */
export const storeFolder = isPreview() ? 'preview/' : '';
const prefix = `${storeFolder}uploads/`;
const yearSeconds = 31_536_000;
const callTimeoutMs = 30_000;

// The library's own ten retries wait for up to a quarter of an hour, with a person before the screen.
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

/** Calls the blob store with a deadline. @throws AppError not_found, storage_full, unavailable. */
export async function callStore<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  // AbortSignal.timeout ends with a TimeoutError, which the library takes for a reason to try again.
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

/** What a read of a store takes besides the address. */
const credentials = {
  public: () => ({}),
  private: (token: string) => ({ Authorization: `Bearer ${token}` }),
};

/** The store of a token. A private one gives its files to who has the token alone; `closed` is one beside a public one. */
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
          // A retry after an answer that got lost finds its own file.
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

    // Preview and production may share one store, and what one does not know may be the other's.
    // The store keeps a file whole or not at all.
    removeUnfinished: async () => 0,
    listOwnFolders: async () => [],
    listOwnDocuments: async () => [],
    listOwnPacks: async () => [],
    // Nothing is listed, so there is nothing to own.
    claimFolders: async () => true,
    releaseFolders: async () => {},
  };
}
