import 'server-only';
import { del, head, list } from '@vercel/blob';
import { generateClientTokenFromReadWriteToken } from '@vercel/blob/client';
import { svgType, uploadLimits } from '@/lib/content/limits';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Editor } from '../auth/viewer';
import { env } from '../env';
import { log } from '../log';
import type { PictureRow } from '../pictures/row';
import { stagePicture } from '../pictures/stage';
import type { Storage } from '../storage/contract';
import { storage } from '../storage/storage';
import { callStore, storeFolder } from '../storage/vercel-blob';
import { completion, rawPrefix, tokenRequest } from './direct-input';

const tokenForMs = 10 * 60_000;
const mib = 1024 * 1024;
const rawFolder = `${storeFolder}${rawPrefix}`;

export type DirectStore = { access: 'public' | 'private'; token: string; storage: Storage };

/** @throws AppError not_found. */
export function requireStore(): DirectStore {
  const token = env.BLOB_READ_WRITE_TOKEN;
  if (token) return { access: 'public', token, storage };
  throw new AppError(
    'not_found',
    'What is uploaded is kept on the server’s own disk here: send pictures to /api/admin/uploads, documents to /api/admin/files.',
  );
}

/** @throws AppError not_found. */
export function requirePrivateStore(): DirectStore {
  const token = env.PRIVATE_BLOB_READ_WRITE_TOKEN;
  if (token && storage.closed) return { access: 'private', token, storage: storage.closed };
  throw new AppError(
    'not_found',
    'There is no private store here: send a document that is on request to /api/admin/files.',
  );
}

type Direct = { maxBytes: number; types: string[]; store?: DirectStore };

const directPictures: Direct = {
  maxBytes: uploadLimits.maxBytes,
  // A drawing goes through the server, so that the store never serves one.
  types: uploadLimits.types.filter((type) => type !== svgType),
};

/** Valid for ten minutes. @throws AppError invalid; not_found without a blob store. */
export async function createUploadToken(
  _editor: Editor,
  input: unknown,
  { maxBytes, types, store }: Direct = directPictures,
): Promise<{ type: string; clientToken: string; pathname: string; access: DirectStore['access'] }> {
  const { token, access } = store ?? requireStore();
  const { type, payload } = parseInput(tokenRequest, input);
  const pathname = `${storeFolder}${payload.pathname}`;
  const clientToken = await generateClientTokenFromReadWriteToken({
    token,
    pathname,
    maximumSizeInBytes: maxBytes,
    allowedContentTypes: types,
    validUntil: Date.now() + tokenForMs,
    addRandomSuffix: true,
  });
  return { type, clientToken, pathname, access };
}

/** Refuses an address outside of our store before any request. */
async function findRaw(url: string, token: string) {
  const { pathname } = new URL(url);
  const path = decodeURIComponent(pathname.slice(pathname.indexOf(rawFolder)));
  const unknown = new AppError('invalid', 'This is no address of a file that was just uploaded.', {
    fields: { url: 'Upload the file first.' },
  });
  if (!path.startsWith(rawFolder)) throw unknown;
  try {
    // Reads by path, so that no request goes to the given host.
    const raw = await callStore((abortSignal) => head(path, { token, abortSignal }));
    if (raw.url === url) return raw;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  throw unknown;
}

/** Removes the raw file afterwards. @throws AppError invalid, too_large, unavailable, not_found. */
export async function takeRawUpload<T>(
  input: unknown,
  { maxBytes, what, store }: { maxBytes: number; what: string; store?: DirectStore },
  take: (bytes: Buffer, fileName: string) => Promise<T>,
): Promise<T> {
  const { token, storage } = store ?? requireStore();
  const { url, fileName } = parseInput(completion, input);
  const raw = await findRaw(url, token);
  try {
    if (raw.size > maxBytes)
      throw new AppError('too_large', `${what} may have at most ${maxBytes / mib} MB.`);
    return await take(await storage.read(raw.url), fileName ?? raw.pathname.slice(rawFolder.length));
  } finally {
    await callStore((abortSignal) => del(raw.url, { token, abortSignal })).catch(() =>
      log.warn('a raw upload was left; the sweep takes it'),
    );
  }
}

/** @throws AppError invalid, too_large, unsupported_media, unavailable, storage_full, not_found. */
export const completeUpload = (editor: Editor, input: unknown): Promise<PictureRow> =>
  takeRawUpload(input, { maxBytes: uploadLimits.maxBytes, what: 'A picture' }, (bytes, fileName) =>
    stagePicture({ bytes, fileName, uploadedById: editor.userId }),
  );

export async function sweepRawUploads(now = new Date()): Promise<number> {
  const before = now.getTime() - uploadLimits.rawForHours * 3_600_000;
  let count = 0;
  for (const token of [env.BLOB_READ_WRITE_TOKEN, env.PRIVATE_BLOB_READ_WRITE_TOKEN]) {
    if (!token) continue;
    const { blobs } = await callStore((abortSignal) => list({ prefix: rawFolder, token, abortSignal }));
    const old = blobs.filter(({ uploadedAt }) => uploadedAt.getTime() < before).map(({ url }) => url);
    if (old.length > 0) await callStore((abortSignal) => del(old, { token, abortSignal }));
    count += old.length;
  }
  return count;
}
