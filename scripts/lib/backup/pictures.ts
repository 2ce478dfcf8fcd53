import { type Kept, keepFile, readKept } from '@/lib/server/files/keep';
import { listFiles, type StoredFiles } from '@/lib/server/pictures/renditions';
import type { Storage } from '@/lib/server/storage/contract';
import { fileKey, findDocumentId, masterKey, toDocumentKey } from '@/lib/server/storage/keys';
import { AppError } from '@/lib/shared/errors';
import type { Put } from '../archive/write';
import { findPartPack } from './packs';

/** A blob store is slow to respond. */
const atOnce = 8;
const prefix = 'files/';
const master = 'master.webp';

export type StoredPicture = StoredFiles & { publicId: string; url: string };

type StoredFile = { key: string; url: string };

const filesOf = ({ publicId, url, ...stored }: StoredPicture): StoredFile[] =>
  listFiles(stored).map((file) => ({
    key: fileKey(publicId, file),
    url: `${url.slice(0, -master.length)}${file}`,
  }));

async function readOrMiss(read: () => Promise<Buffer>): Promise<Buffer | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

export async function putPictures(storage: Storage, pictures: StoredPicture[], put: Put): Promise<string[]> {
  const missing: string[] = [];
  const files = pictures.flatMap(filesOf);
  for (let first = 0; first < files.length; first += atOnce) {
    const group = files.slice(first, first + atOnce);
    const contents = await Promise.all(group.map(({ url }) => readOrMiss(() => storage.read(url))));
    for (const [index, { key }] of group.entries()) {
      const content = contents[index];
      if (content) await put(`${prefix}${key}`, content);
      else missing.push(key);
    }
  }
  return missing;
}

export type StoredDocument = Kept & { publicId: string };

export async function putDocuments(
  storage: Storage,
  documents: StoredDocument[],
  put: Put,
): Promise<string[]> {
  const missing: string[] = [];
  for (const document of documents) {
    const key = toDocumentKey(document.publicId, false);
    const content = await readOrMiss(() => readKept(storage, document));
    if (content) await put(`${prefix}${key}`, content);
    else missing.push(key);
  }
  return missing;
}

export const findPartDocument = (name: string): string | null =>
  name.startsWith(prefix) ? findDocumentId(name.slice(prefix.length)) : null;

export function storeDocuments(storage: Storage) {
  const kept = new Map<string, Kept>();
  return {
    kept,
    async add(publicId: string, bytes: Buffer): Promise<void> {
      kept.set(publicId, await keepFile(storage, publicId, bytes, false));
    },
  };
}

export type StoredKey = { key: string; publicId: string };

export function findStoredKey(name: string): StoredKey | null {
  if (!name.startsWith(prefix) || findPartDocument(name) !== null || findPartPack(name) !== null) return null;
  const key = name.slice(prefix.length);
  return { key, publicId: key.slice(0, key.indexOf('/')) };
}

export function storePictures(storage: Storage) {
  const urls = new Map<string, string>();
  let group: Promise<void>[] = [];
  const finishGroup = async () => {
    await Promise.all(group);
    group = [];
  };
  const store = async ({ key, publicId }: StoredKey, bytes: Buffer) => {
    const url = await storage.put(key, bytes);
    if (key === masterKey(publicId)) urls.set(publicId, url);
  };
  return {
    async add(stored: StoredKey, bytes: Buffer): Promise<void> {
      group.push(store(stored, bytes));
      if (group.length >= atOnce) await finishGroup();
    },
    async finish(): Promise<Map<string, string>> {
      await finishGroup();
      return urls;
    },
  };
}
