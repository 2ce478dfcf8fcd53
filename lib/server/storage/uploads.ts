import 'server-only';
import { type FileHandle, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, findDocumentId, findPackId, isStorageKey } from './keys';
import { uploadsDir } from './uploads-dir';

const chunkBytes = 64 * 1024;

export type Upload = {
  bytes: number;
  contentType: string;
  etag: string;
  /** Opened by the first read: the response to a visitor who has left is never read. */
  stream(): ReadableStream<Uint8Array>;
};

function streamFile(file: string): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          handle ??= await open(file);
          const { bytesRead, buffer } = await handle.read(new Uint8Array(chunkBytes), 0, chunkBytes);
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
        } catch (error) {
          await handle?.close();
          throw error;
        }
        await handle.close();
        controller.close();
      },
      cancel: () => handle?.close(),
    },
    { highWaterMark: 0 },
  );
}

export const findUpload = async (key: string): Promise<Upload | null> =>
  isStorageKey(key) ? findFile(key) : null;

const urlPrefix = '/uploads/';

export async function findDocumentFile(url: string): Promise<Upload | null> {
  const key = url.startsWith(urlPrefix) ? url.slice(urlPrefix.length) : '';
  return findDocumentId(key) === null ? null : findFile(key);
}

export async function findPackFile(url: string): Promise<Upload | null> {
  const key = url.startsWith(urlPrefix) ? url.slice(urlPrefix.length) : '';
  return findPackId(key) === null ? null : findFile(key);
}

async function findFile(key: string): Promise<Upload | null> {
  const file = path.join(/*turbopackIgnore: true*/ uploadsDir, key);
  const found = await stat(file).catch(() => null);
  if (!found) return null;
  return {
    bytes: found.size,
    contentType: contentTypeOf(key),
    etag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`,
    stream: () => streamFile(file),
  };
}
