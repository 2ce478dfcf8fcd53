import 'server-only';
import { del, head, list } from '@vercel/blob';
import { generateClientTokenFromReadWriteToken } from '@vercel/blob/client';
import { svgType, uploadLimits } from '@/lib/content/limits';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import type { Editor } from '../auth/viewer';
import { env } from '../env';
import { log } from '../log';
import { storage } from '../storage/storage';
import { callStore, storeFolder } from '../storage/vercel-blob';
import { completion, rawPrefix, tokenRequest } from './direct-input';
import type { PictureRow } from './row';
import { stagePicture } from './stage';

const tokenForMs = 10 * 60_000;
const mib = 1024 * 1024;
const rawFolder = `${storeFolder}${rawPrefix}`;

function requireStore(): string {
  if (env.BLOB_READ_WRITE_TOKEN) return env.BLOB_READ_WRITE_TOKEN;
  throw new AppError(
    'not_found',
    'Pictures are kept on the server’s own disk here: send them to /api/admin/uploads.',
  );
}

/**
 * A token by which a browser may put one picture straight into the blob store, at `pathname`, for ten minutes. A preview's
 * lies below a folder of its own.
 * @throws AppError invalid, or not_found where there is no blob store.
 */
export async function createUploadToken(
  _editor: Editor,
  input: unknown,
): Promise<{ type: string; clientToken: string; pathname: string }> {
  const token = requireStore();
  const { type, payload } = parseInput(tokenRequest, input);
  const pathname = `${storeFolder}${payload.pathname}`;
  const clientToken = await generateClientTokenFromReadWriteToken({
    token,
    pathname,
    maximumSizeInBytes: uploadLimits.maxBytes,
    // A drawing goes through the server, so that the store never serves one.
    allowedContentTypes: uploadLimits.types.filter((type) => type !== svgType),
    validUntil: Date.now() + tokenForMs,
    addRandomSuffix: true,
  });
  return { type, clientToken, pathname };
}

/** The raw file in our own store; any other address is refused before anything is fetched. */
async function findRaw(url: string, token: string) {
  const { pathname } = new URL(url);
  const path = decodeURIComponent(pathname.slice(pathname.indexOf(rawFolder)));
  const unknown = new AppError('invalid', 'This is no address of a file that was just uploaded.', {
    fields: { url: 'Upload the file first.' },
  });
  if (!path.startsWith(rawFolder)) throw unknown;
  try {
    // The store is asked by path, so that the given host is never spoken to.
    const raw = await callStore((abortSignal) => head(path, { token, abortSignal }));
    if (raw.url === url) return raw;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  throw unknown;
}

/**
 * Turns a directly uploaded file into a staged picture, verified and encoded anew like any other; the raw file goes.
 * @throws AppError invalid, too_large, unsupported_media, unavailable, storage_full, not_found.
 */
export async function completeUpload(editor: Editor, input: unknown): Promise<PictureRow> {
  const token = requireStore();
  const { url, fileName } = parseInput(completion, input);
  const raw = await findRaw(url, token);
  try {
    if (raw.size > uploadLimits.maxBytes)
      throw new AppError('too_large', `A picture may have at most ${uploadLimits.maxBytes / mib} MB.`);
    const bytes = await storage.read(raw.url);
    const name = fileName ?? raw.pathname.slice(rawFolder.length);
    return await stagePicture({ bytes, fileName: name, uploadedById: editor.userId });
  } finally {
    await callStore((abortSignal) => del(raw.url, { token, abortSignal })).catch(() =>
      log.warn('a raw upload was left; the sweep takes it'),
    );
  }
}

/** Removes raw uploads that were never completed, when older than a day. Answers how many. */
export async function sweepRawUploads(now = new Date()): Promise<number> {
  const token = env.BLOB_READ_WRITE_TOKEN;
  if (!token) return 0;
  const before = now.getTime() - uploadLimits.rawForHours * 3_600_000;
  const { blobs } = await callStore((abortSignal) => list({ prefix: rawFolder, token, abortSignal }));
  const old = blobs.filter(({ uploadedAt }) => uploadedAt.getTime() < before).map(({ url }) => url);
  if (old.length > 0) await callStore((abortSignal) => del(old, { token, abortSignal }));
  return old.length;
}
