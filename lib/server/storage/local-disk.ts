import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@/lib/shared/errors';
import type { Storage, StoredDocument, StoredFolder } from './contract';
import { documentFolder, findDocumentId, findPackId, isKeptKey, isPublicId, packFolder } from './keys';

const urlPrefix = '/uploads/';
const fullCodes = new Set(['ENOSPC', 'EDQUOT']);

const unfinishedEnd = '.tmp';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

function toStorageError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  return fullCodes.has(codeOf(cause))
    ? new AppError('storage_full', 'There is no room left for pictures. Please make room on the server.', {
        cause,
      })
    : new AppError('unavailable', 'The picture could not be stored. Please try again.', { cause });
}

const listNames = (folder: string): Promise<string[]> =>
  readdir(/*turbopackIgnore: true*/ folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw toStorageError(error);
  });

function requireKey(key: string): string {
  if (!isKeptKey(key)) throw new AppError('not_found', 'There is no such file.');
  return key;
}

export function createLocalDisk(root: string): Storage {
  const pathOf = (key: string) => path.join(/*turbopackIgnore: true*/ root, requireKey(key));
  /** The id of the database; inside the folder, so that a copy includes it. */
  const ownerFile = path.join(/*turbopackIgnore: true*/ root, 'owner');

  async function listIn(folder: string, findId: (key: string) => string | null): Promise<StoredDocument[]> {
    const files: StoredDocument[] = [];
    for (const name of await listNames(path.join(/*turbopackIgnore: true*/ root, folder))) {
      const key = `${folder}/${name}`;
      if (findId(key) === null) continue;
      const found = await stat(path.join(/*turbopackIgnore: true*/ root, key)).catch(() => null);
      if (found) files.push({ key, modifiedAt: found.mtime });
    }
    return files;
  }

  return {
    servesEverybody: false,

    async put(key, bytes) {
      const target = pathOf(key);
      const unfinished = `${target}.${randomBytes(6).toString('hex')}${unfinishedEnd}`;
      try {
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw toStorageError(error);
      }
      return `${urlPrefix}${key}`;
    },

    async openWriter(key) {
      const target = pathOf(key);
      const unfinished = `${target}.${randomBytes(6).toString('hex')}${unfinishedEnd}`;
      const guard = async <T>(work: Promise<T>): Promise<T> => {
        try {
          return await work;
        } catch (error) {
          throw toStorageError(error);
        }
      };
      await guard(mkdir(path.dirname(target), { recursive: true }));
      const file = await guard(open(unfinished, 'wx'));
      const finish = async () => {
        await file.sync();
        await file.close();
        await rename(unfinished, target);
      };
      return {
        write: (chunk) => guard(file.writeFile(chunk)),
        async end() {
          await guard(finish());
          return `${urlPrefix}${key}`;
        },
        async giveUp() {
          await file.close().catch(() => {});
          await rm(unfinished, { force: true }).catch(() => {});
        },
      };
    },

    async read(url) {
      if (!url.startsWith(urlPrefix)) throw new AppError('not_found', 'There is no such file.');
      try {
        return await readFile(/*turbopackIgnore: true*/ pathOf(url.slice(urlPrefix.length)));
      } catch (cause) {
        if (codeOf(cause) === 'ENOENT') throw new AppError('not_found', 'There is no such file.', { cause });
        throw toStorageError(cause);
      }
    },

    async removeFile(key) {
      const file = pathOf(key);
      await rm(file, { force: true }).catch((error) => {
        throw toStorageError(error);
      });
    },

    async removeFolder(folder) {
      if (!isPublicId(folder)) throw new AppError('not_found', 'There is no such folder.');
      try {
        const again = { maxRetries: 5, retryDelay: 50 };
        await rm(path.join(/*turbopackIgnore: true*/ root, folder), {
          recursive: true,
          force: true,
          ...again,
        });
      } catch (error) {
        throw toStorageError(error);
      }
    },

    async removeUnfinished(before) {
      let removed = 0;
      for (const folder of await listNames(root)) {
        if (!isPublicId(folder) && folder !== documentFolder && folder !== packFolder) continue;
        const inFolder = path.join(/*turbopackIgnore: true*/ root, folder);
        for (const name of await listNames(inFolder)) {
          if (!name.endsWith(unfinishedEnd)) continue;
          const file = path.join(/*turbopackIgnore: true*/ inFolder, name);
          const found = await stat(file).catch(() => null);
          if (!found || found.mtime >= before) continue;
          await rm(file, { force: true });
          removed += 1;
        }
      }
      return removed;
    },

    async listOwnFolders() {
      const names = await listNames(root);
      const folders: StoredFolder[] = [];
      for (const folder of names.filter(isPublicId)) {
        const found = await stat(path.join(/*turbopackIgnore: true*/ root, folder)).catch(() => null);
        if (found?.isDirectory()) folders.push({ folder, modifiedAt: found.mtime });
      }
      return folders;
    },

    listOwnDocuments: () => listIn(documentFolder, findDocumentId),
    listOwnPacks: () => listIn(packFolder, findPackId),

    async claimFolders(databaseId) {
      try {
        await mkdir(/*turbopackIgnore: true*/ root, { recursive: true });
        await writeFile(ownerFile, databaseId, { flag: 'wx' }).catch((error) => {
          if (codeOf(error) !== 'EEXIST') throw error;
        });
        return (await readFile(ownerFile, 'utf8')).trim() === databaseId;
      } catch (error) {
        throw toStorageError(error);
      }
    },

    async releaseFolders(databaseId) {
      try {
        const owner = await readFile(ownerFile, 'utf8').catch(() => '');
        if (owner.trim() === databaseId) await rm(ownerFile, { force: true });
      } catch (error) {
        throw toStorageError(error);
      }
    },
  };
}
